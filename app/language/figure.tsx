import { useFormat, type Format } from './format.ts';
import { readFigure, type EnglishFigure } from './read-figure.ts';
import type { Text } from './text.ts';
import { useTranslate, type Translate } from './use-translate.ts';

/**
 * Formats a figure written in English form, in content or in an illustration, for the visitor's language. Anything that
 * is not a figure is translated as a phrase. Isolated from the text direction around it.
 */
export function Figure({ value }: { value: string }) {
  const t = useTranslate();
  const format = useFormat();
  const figure = readFigure(value);
  const text = figure ? formatFigure(figure, format, t) : t(value);
  // Words set the direction, even after a leading digit.
  return <bdi dir={/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr'}>{text}</bdi>;
}

function formatFigure(
  { sign, dollars, value, decimals, unit, more }: EnglishFigure,
  format: Format,
  t: Translate,
) {
  const plus = more ? '+' : '';
  if (unit === 'million') {
    return t('${number} m', { number: `${sign}${format.number(value, decimals)}${plus}` });
  }
  const figure =
    unit === 'percent'
      ? format.percent(value, decimals)
      : dollars
        ? format.money(value, decimals)
        : format.number(value, decimals);
  return `${sign}${figure}${plus}` as Text;
}
