import { Link } from '../language/link.tsx';
import type { Text } from '../language/text.ts';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

interface LogoProps {
  brand: Text;
  loading?: boolean;
  onClick?: () => void;
}

/** The drawn mark and the word mark: the way home from everywhere. */
export function Logo({ brand, loading = false, onClick }: LogoProps) {
  return (
    <Link className="logo" to="/" translate="no" onClick={onClick}>
      <Icon name="mark" />
      {loading ? <Skeleton shape="word" /> : brand}
    </Link>
  );
}
