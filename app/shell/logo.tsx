import { Link } from '../language/link.tsx';
import type { Text } from '../language/text.ts';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { WORD_MARK } from './word-mark.ts';

interface LogoProps {
  brand: Text;
  loading?: boolean;
  onClick?: () => void;
}

/**
 * Links to the home page. The brand name is content: if it differs from the drawn word mark (`npm run logo`), it is shown
 * as text in the display font.
 */
export function Logo({ brand, loading = false, onClick }: LogoProps) {
  return (
    <Link className="logo" to="/" translate="no" onClick={onClick}>
      <Icon name="mark" />
      {loading ? <Skeleton shape="word" /> : <WordMark brand={brand} />}
    </Link>
  );
}

function WordMark({ brand }: { brand: Text }) {
  if (brand !== WORD_MARK.name) return brand;
  return (
    <svg className="word" viewBox={WORD_MARK.box} fill="currentColor" role="img" aria-label={brand}>
      <path d={WORD_MARK.path} />
    </svg>
  );
}
