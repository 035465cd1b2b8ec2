import { Link } from '../language/link.tsx';
import type { Text } from '../language/text.ts';
import { Icon } from '../ui/icon.tsx';
import { WORD_MARK } from './word-mark.ts';

/**
 * Links to the home page. The brand name is content: if it differs from the drawn word mark, it is shown
 * as text in the display font.
 */
export function Logo({ brand }: { brand: Text }) {
  return (
    <Link className="logo" to="/" translate="no">
      <Icon name="mark" />
      <WordMark brand={brand} />
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
