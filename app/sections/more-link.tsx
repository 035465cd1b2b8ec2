import { Link } from '../language/link.tsx';
import type { Text } from '../language/text.ts';
import { Icon } from '../ui/icon.tsx';

interface MoreLinkProps {
  to: string;
  children: Text;
  /** What it is about, for those who hear links out of their place. */
  about?: Text;
}

/** The quiet way on: a few words and an arrow. */
export function MoreLink({ to, children, about }: MoreLinkProps) {
  return (
    <Link className="more" to={to}>
      {children}
      {about && <span className="vh">: {about}</span>}
      <Icon name="onward" />
    </Link>
  );
}
