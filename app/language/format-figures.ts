import { formatOf } from './format.ts';
import type { PhraseValues, ValueIn } from './text.ts';

/**
 * The figures that texts name by placeholders, as the language of the text writes them.
 * @param figures by name: `price.startup` in US dollars, `discount` in percent, others as numbers
 */
export function formatFigures(figures: Readonly<Record<string, number>>): PhraseValues {
  const formatted = Object.entries(figures).map(([name, value]): [string, ValueIn] => {
    if (/^(?:price|annual|saving)\./.test(name)) return [name, inDollars(value)];
    if (name === 'discount') return [name, (language) => formatOf(language).percent(value)];
    return [name, (language) => formatOf(language).number(value)];
  });
  return Object.fromEntries(formatted);
}

/** An amount in US dollars, for a placeholder of a text. */
export function inDollars(amount: number): ValueIn {
  return (language) => formatOf(language).money(amount);
}
