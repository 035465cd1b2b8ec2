import { Link } from '../language/paths/link.tsx';
import type { Text } from '../language/text.ts';
import { Icon } from '../ui/icon.tsx';

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

/** The brand's name as a drawing, in the font of the headlines. */
const WORD_MARK = {
  name: 'Forthright',
  box: '0 -132 803 180',
  path: 'm85-91-3 26 3 27h-2l-10-23-45-3v-2l45-2 10-23zm13-43h1l10 41-3 1-21-34 14 3h-71v-6h59zm-56 5v123l16 3v3h-52v-3l16-3v-116l-16-4v-3zm108 127q9 0 14-5 6-5 9-15t3-24-3-24-8-15q-6-5-14-5-9 0-15 5-5 5-8 15-3 9-3 24 0 14 3 24 2 10 8 15t14 5m0 4q-12 0-23-6-10-6-16-17t-6-25 7-25q6-11 16-17t23-6q12 0 22 6 11 6 16 17 6 11 6 25t-6 25-16 17q-11 6-23 6m111-96q4 0 6 3 2 2 2 6 0 5-3 8t-7 3l-4-1-5-1h-5l-5 1-4 2-5 4v-4l12-11 7-7 6-2zm-29 17v72l15 3v2h-45v-2l13-3v-72l-3-1-4-3-6-4v-2l30-8zm68 53q0 7 5 10 4 3 11 3h8l10-3v3l-14 8-9 4-8 1q-5 0-9-2-5-3-8-8t-3-14v-58l-12-8v-1l3-2 5-3 6-3 7-5 8-5zm-5-58v-10h37l-2 10zm96 80 13-3v-58q0-6-2-10t-6-6q-5-2-11-2l-14 2-10 4-1-2 12-9 9-5 8-2 8-1q13 0 19 7 5 7 5 22v60l13 3v2h-43zm-15 2h-43v-2l13-3v-113l-4-1-5-3-6-3v-1l32-8v129l13 3zm120-94q4 0 6 3 2 2 2 6 0 5-3 8t-7 3l-4-1-5-1h-5l-5 1-4 2-5 4v-4l12-11 7-7 6-2zm-29 17v72l15 3v2h-45v-2l13-3v-72l-3-1-4-3-6-4v-2l30-8zm59-31q-5 0-9-4-3-4-3-9 0-4 3-8 4-3 9-3 6 0 9 3 4 4 4 8 0 5-4 9-3 4-9 4m11 13v90l12 3v2h-43v-2l13-3v-72l-3-2-4-2-6-4v-2l30-8zm52 137q-11 0-18-2-8-1-12-4-5-3-7-7l-2-8 1-7 6-6q4-3 11-5l16-5h6v2q-10 1-16 4t-8 7q-3 3-3 8 0 6 4 10l10 7q7 2 16 2 10 0 17-3 7-2 10-6 4-5 4-10 0-4-2-7t-6-5l-12-3-17-1-14-3-8-4-5-6-1-7q0-7 6-12 7-4 17-7l2 2q-7 0-9 3-3 3-3 6l1 4 4 3 8 3 13 1 18 3 12 5q5 3 7 7l2 10q0 8-5 15t-16 11q-11 5-27 5m1-75q-9 0-17-4t-13-11q-4-6-4-15t4-16q5-7 13-11t17-4q8 0 14 2 7 3 11 7 5 4 8 9 2 6 2 13 0 9-4 15-5 7-13 11t-18 4m3-3q9-1 12-9 4-9 3-20-1-12-7-19-5-7-14-7-7 1-11 9-4 9-3 20 1 12 7 19 5 8 13 7m9-54-4-3h19l12-1 6-1h3l3 1 1 3q0 6-3 9t-6 3l-4-2-6-3-8-4q-5-2-13-2m97 88 13-3v-58q0-6-2-10t-6-6q-5-2-11-2l-14 2-10 4-1-2 12-9 9-5 8-2 8-1q13 0 19 7 5 7 5 22v60l13 3v2h-43zm-15 2h-43v-2l13-3v-113l-4-1-5-3-6-3v-1l32-8v129l13 3zm89-24q0 7 5 10 4 3 11 3h8l10-3v3l-14 8-9 4-8 1q-5 0-9-2-5-3-8-8t-3-14v-58l-12-8v-1l3-2 5-3 6-3 7-5 8-5zm-5-58v-10h37l-2 10z',
};
