import { Fragment, type ReactNode } from 'react';
import { DEFAULT_LANGUAGE, directionOf, type LanguageCode } from './languages.ts';
import { ENGLISH, untranslated, withoutBreaks, WORD_BREAK, type Text } from './text.ts';

/** A text that stays English on a page in another language, so that screen readers pronounce it as English. */
export function englishText(text: string): Text {
  return <EnglishText text={text} />;
}

function EnglishText({ text }: { text: string }) {
  return <bdi {...ENGLISH}>{text}</bdi>;
}

/**
 * `lang` and `dir` for an element that shows the words of a text itself: those of English if the text is untranslated.
 */
export function languageOf(text: Text): typeof ENGLISH | undefined {
  return typeof text !== 'string' && text.type === EnglishText ? ENGLISH : undefined;
}

type Direction = ReturnType<typeof directionOf>;

/**
 * A text with an element around each run that would be torn apart: a figure at its hyphen, its space, the name before
 * it or its unit, a word and its French colon, and in right-to-left text a figure with a sign or a letter (`$1,499`).
 * Also around each word that says where it breaks ({@link WORD_BREAK}).
 */
export function keepTogether(text: string, language: LanguageCode): Text {
  const direction = directionOf(language);
  const parts = text.split(language === DEFAULT_LANGUAGE ? ENGLISH_RUN : RUN);
  const isPlain = parts.every((part, index) => !isRun(part, index, direction));
  if (isPlain) return untranslated(text);
  return <UnbrokenText text={withoutBreaks(text)} parts={parts} direction={direction} />;
}

interface UnbrokenTextProps {
  text: string;
  /** The pieces of the text; every second one may be a run. */
  parts: readonly string[];
  direction: Direction;
}

function UnbrokenText({ text, parts, direction }: UnbrokenTextProps) {
  const isRtl = direction === 'rtl';
  const run = (part: string) => ({
    className: 'run',
    dir: isRtl ? (RTL_LETTER.test(part) ? 'rtl' : 'ltr') : undefined,
  });
  const [, only = ''] = parts;
  if (text === only) return <bdi {...run(text)}>{text}</bdi>;
  const marked: ReactNode[] = [];
  let before = '';
  for (const [index, part] of parts.entries()) {
    if (isRun(part, index, direction)) {
      marked.push(
        before,
        part.includes(WORD_BREAK) ? (
          <BreakableWord key={index} parts={part.split(WORD_BREAK)} />
        ) : (
          <bdi key={index} {...run(part)}>
            {part}
          </bdi>
        ),
      );
      before = '';
    } else before += part;
  }
  marked.push(before);
  // One element, since the children of a flex or grid box would be separated. SVG has none: use `plain(text)`.
  return <bdi dir={isRtl ? 'rtl' : undefined}>{marked}</bdi>;
}

/** An inline block (site/styles/base.css), so that it wraps whole before it breaks. */
function BreakableWord({ parts }: { parts: readonly string[] }) {
  return (
    <span className="together">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

function isRun(part: string, index: number, direction: Direction): boolean {
  const whole = direction === 'rtl' ? NUMBER : WITHOUT_BREAKS;
  return index % 2 === 1 && (part.includes(WORD_BREAK) || !whole.test(part));
}

/**
 * `10-K`, `506(b)`, `SHA-256`, `$1,499`, `3.1%`, `50+`, `1-2`, but not the digit of `Web3`. Euro, minus and dash are
 * escaped, because the build copies a tagged template as it is, and its other modules are Latin-1.
 */
const FIGURE = String.raw`[#$\u20ac£+\u2212]?(?:[A-Z]{1,4}-)?\d(?:[\w.,:/\u2013-]{0,30}\w)?(?:\([a-z\d]{1,3}\)){0,4}[%×+]?`;

const ENGLISH_UNIT = String.raw`(?: (?:[AP]M|[bm]illion)\b)?`;

/** In a translation, the short word after a number: `48,0 Mio`, `9. Mai`, `28 أكتوبر`. */
const UNIT = String.raw`(?:(?<=(?:^|[\s($])\d[\d.,:]{0,8})\.? [\p{L}\p{M}]{1,9}(?![\p{L}\p{M}]))?`;

const ENGLISH_RUN = runWith(ENGLISH_UNIT);
const RUN = runWith(UNIT);

function runWith(unit: string): RegExp {
  const runs = [
    String.raw`[^\s<]{1,40}(?:${WORD_BREAK}[^\s<]{1,40})+`,
    // `Rule 10b5-1`, `Nov. 9` and any word with a capital letter before; `1 344`, `499 $`; in French `2026 ;`
    String.raw`(?:[A-Z][A-Za-z]{0,10}\.? )?${FIGURE}(?: (?:\d{3}(?!\d)|[$\u20ac£%]))*${unit}(?: [:;])?`,
    // `ceci :`, `« cela`
    String.raw`(?<![^\s«])[^\s«]{1,40} [:;!?»]|« [^\s»]{1,40}`,
    // A file name's extension
    String.raw`\.[a-z]{3}(?![a-z])`,
  ];
  return new RegExp(String.raw`(?<![A-Za-z\d])(${runs.join('|')})`, 'u');
}

export const RTL_LETTER = /[\p{sc=Arab}\p{sc=Hebr}]/u;
const NUMBER = /^[\d.,:/]+$/;
const WITHOUT_BREAKS = /^[^ –-]+$/;
