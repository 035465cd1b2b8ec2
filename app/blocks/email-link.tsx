import { useFill } from '../language/use-translate.ts';

interface EmailLinkProps {
  /** An address, or the placeholder for the site's own. */
  address?: string;
}

export function EmailLink({ address = '{email}' }: EmailLinkProps) {
  const email = useFill()(address);
  return (
    <a href={`mailto:${email}`} translate="no">
      <bdi>{email}</bdi>
    </a>
  );
}
