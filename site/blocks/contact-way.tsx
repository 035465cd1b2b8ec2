import type { Text } from '../language/text.ts';
import type { Entry } from './entries.tsx';
import { useFill } from '../language/use-language.ts';

interface ContactWay {
  title: Text;
  description: Text;
  /** An email, or the placeholder for the site's own. */
  contact?: string;
  additional?: Text;
}

/** A way to reach the team, as an entry among facts. */
export function wayOf({ title, description, contact, additional }: ContactWay): Entry {
  if (!contact) return { title, description, note: additional };
  return {
    title,
    description: <EmailLink address={contact} />,
    note: (
      <>
        {description} {additional}
      </>
    ),
  };
}

interface EmailLinkProps {
  /** An address, or the placeholder for the site's own. */
  address?: string;
}

export function EmailLink({ address = '{email}' }: EmailLinkProps) {
  const email = useFill()(address);
  const host = email.lastIndexOf('@') + 1;
  return (
    <a href={`mailto:${email}`} translate="no">
      <bdi>
        {email.slice(0, host)}
        <wbr />
        {email.slice(host)}
      </bdi>
    </a>
  );
}
