import { useFormat, type Format } from './format.ts';
import { readFigure, type EnglishFigure } from './read-figure.ts';
import type { Text } from './text.ts';
import { useTranslate, type Translate } from './use-translate.ts';

/**
 * A figure written as in English, by an editor or in a drawn panel, as the visitor's language writes it; what
 * is none is a phrase like any other. It stands in one piece whatever the direction of the text around it.
 */
export function Figure({ value }: { value: string }) {
  const t = useTranslate();
  const format = useFormat();
  const figure = readFigure(value);
  const text = figure ? written(figure, format, t) : t(value);
  // With words in it, it runs as they do, whatever stands first.
  return <bdi dir={/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr'}>{text}</bdi>;
}

function written(
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
