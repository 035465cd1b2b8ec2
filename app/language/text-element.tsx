import type { ReactElement } from 'react';
import { ENGLISH, untranslated, type Text } from './text.ts';

/**
 * A text that renders as an element and is a plain string everywhere else: in attributes, keys, templates and JSON. It is
 * a `String` object with the properties of a React element, so that no component has to know about it. Where only a
 * primitive will do (`<title>`, `<option>`), use `String(text)`.
 */
function markedText(text: string, element: ReactElement): Text {
  return Object.defineProperties(Object(text), Object.getOwnPropertyDescriptors(element)) as Text;
}

/** A text that stays English on a page in another language, so that screen readers pronounce it as English. */
export function englishText(text: string): Text {
  return markedText(text, <bdi {...ENGLISH}>{text}</bdi>);
}

/**
 * A text as an element, with one around each run that would be torn apart: a figure at its hyphen, its space or the name
 * before it, a word and its French colon, and in right-to-left text a figure with a sign or a letter (`$1,499`).
 */
export function keepTogether(text: string, direction: 'ltr' | 'rtl'): Text {
  const isRtl = direction === 'rtl';
  const whole = isRtl ? NUMBER : WITHOUT_BREAKS;
  const parts = text.split(RUN);
  const isRun = (part: string, index: number) => index % 2 === 1 && !whole.test(part);
  if (!parts.some(isRun)) return untranslated(text);
  const run = { className: 'run', dir: isRtl ? 'ltr' : undefined };
  if (parts.join('') === parts[1]) return markedText(text, <bdi {...run}>{text}</bdi>);
  const marked = parts.map((part, index) =>
    isRun(part, index) ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order
      <bdi key={index} {...run}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
  // One element, since the children of a flex or grid box stand apart from each other. SVG has none: use `String(text)`.
  return markedText(text, <bdi dir={isRtl ? 'rtl' : undefined}>{marked}</bdi>);
}

/** `10-K`, `506(b)`, `SHA-256`, `$1,499`, `3.1%`, `50+`, `1-2`, but not the digit of `Web3`. */
const FIGURE = String.raw`[#$€£+−]?(?:[A-Z]{1,4}-)?\d(?:[\w.,:/–-]{0,30}\w)?(?:\([a-z\d]{1,3}\)){0,4}[%×+]?`;

const RUN = new RegExp(
  `(?<![A-Za-z\\d])(${[
    // `Rule 10b5-1`, `Nov. 9` and any word with a capital letter before; `1 344`, `499 $`, `8:00 AM`; in French `2026 ;`
    String.raw`(?:[A-Z][A-Za-z]{0,10}\.? )?${FIGURE}(?: (?:\d{3}(?!\d)|[$€£%]|[AP]M\b|[bm]illion\b))*(?: [:;])?`,
    // `ceci :`, `« cela`
    String.raw`(?<![^\s«])[^\s«]{1,40} [:;!?»]|« [^\s»]{1,40}`,
    // The ending of a file
    String.raw`\.[a-z]{3}(?![a-z])`,
  ].join('|')})`,
);

const NUMBER = /^[\d.,:/]+$/;
const WITHOUT_BREAKS = /^[^ –-]+$/;
