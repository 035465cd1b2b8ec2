import { useFill } from '../language/use-language.ts';

interface EmailLinkProps {
  /** An address, or the placeholder for the site's own. */
  address?: string;
  className?: string;
}

/** Where the line is too short, the address breaks after its @. */
export function EmailLink({ address = '{email}', className }: EmailLinkProps) {
  const email = useFill()(address);
  const host = email.lastIndexOf('@') + 1;
  return (
    <a className={className} href={`mailto:${email}`} translate="no">
      <bdi>
        {email.slice(0, host)}
        <wbr />
        {email.slice(host)}
      </bdi>
    </a>
  );
}
