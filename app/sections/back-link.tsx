import { Link } from '../language/link.tsx';
import type { Text } from '../language/text.ts';
import { Icon } from '../ui/icon.tsx';

/** The way back to the page above: an arrow against the reading direction, and its name. */
export function BackLink({ to, children }: { to: string; children: Text }) {
  return (
    <p>
      <Link className="more back" to={to}>
        <Icon name="onward" />
        {children}
      </Link>
    </p>
  );
}
