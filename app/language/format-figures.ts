import type { Format } from './format.ts';
import type { PhraseValues } from './text.ts';

/**
 * The figures that texts name by placeholders, as the language writes them.
 * @param figures by name: `price.startup` in US dollars, `discount` in percent, others as numbers
 */
export function formatFigures(figures: Readonly<Record<string, number>>, format: Format): PhraseValues {
  const formatted = Object.entries(figures).map(([name, value]) => {
    if (/^(?:price|annual|saving)\./.test(name)) return [name, format.money(value)];
    return [name, name === 'discount' ? format.percent(value) : format.number(value)];
  });
  return Object.fromEntries(formatted);
}
