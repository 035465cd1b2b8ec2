import { DURATION_UNITS, type Format } from './format.ts';
import { useTranslate, type Translate } from '../use-language.ts';
import { useFormat } from '../use-format.ts';
import { readFigure, type EnglishFigure } from './read-figure.ts';
import { plain, untranslated } from '../text.ts';
import { RTL_LETTER } from '../text-element.tsx';

/**
 * Formats a figure written in English form, in content or in a drawing, for the visitor's language. Anything that
 * is not a figure is translated as a phrase. Isolated from the text direction around it.
 */
export function Figure({ value }: { value: string }) {
  const t = useTranslate();
  const format = useFormat();
  const figure = readFigure(value);
  const text = figure ? formatFigure(value, figure, format, t) : t(value);
  // A figure with Arabic or Hebrew words is right to left, even when it begins with a digit.
  const direction = RTL_LETTER.test(plain(text)) ? 'rtl' : 'ltr';
  return (
    <bdi className={figure && !hasWords(figure) ? 'run' : undefined} dir={direction}>
      {text}
    </bdi>
  );
}

/** Splits at the space, because `47 Mio. $` may need two lines in a narrow column. */
function hasWords({ unit }: EnglishFigure): boolean {
  return unit === 'million' || unit === 'billion';
}

function formatFigure(
  english: string,
  { sign, currency, value, decimals, unit, more }: EnglishFigure,
  format: Format,
  t: Translate,
) {
  // Translators may write it in words: "über 50 Mrd. $".
  const translation = unit === 'billion' && t(english);
  if (translation && plain(translation) !== english) return translation;
  const figure = {
    thousand: () => format.compact(value * 1e3, String(value).length, currency),
    million: () => plain(t('${number}M', { number: format.millions(value, decimals) })),
    billion: () => format.compact(value * 1e9, String(value).length, currency),
    percent: () => format.percent(value, decimals),
    one: () => (currency ? format.money(value, decimals, currency) : format.number(value, decimals)),
  }[unit ?? 'one']();
  // Outside the figure and a letter that belongs to it: `60+ Mrd. $`, `$60B+`.
  return untranslated(sign + (more ? figure.replace(/\p{Nd}\p{L}*(?!.*\p{Nd})/u, '$&+') : figure));
}

/** The noun under or beside a figure, in the plural form that the figure demands. */
export function FigureLabel({ value, label }: { value: string; label: string }) {
  const t = useTranslate();
  const figure = readFigure(value);
  const counted = figure && !figure.currency && figure.unit !== 'percent';
  if (!counted) return t(label);
  return t(label, {
    context: 'under a figure',
    count: figure.value * (figure.unit === 'thousand' ? 1000 : 1),
  });
}

/** A length of time in English form, "72 hours", with its figure in a separate element. */
export function Duration({ value }: { value: string }) {
  const format = useFormat();
  const [number = '', word = ''] = value.split(' ');
  const unit = DURATION_UNITS.find((one) => word.startsWith(one));
  if (!unit) throw new Error(`${value} is no length of time`);
  const text = format.duration(Number(number), unit);
  // Arabic has special words for one and two, without digits.
  const parts = /\p{Nd}/u.test(text) ? text.split(/(\p{Nd}+)/u) : ['', text, ''];
  return (
    // Browsers and the server can have different names for the unit.
    <span>{parts.map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part))}</span>
  );
}
