import { formatOf, type Format } from './figures/format.ts';
import { useLanguage } from './use-language.ts';

export function useFormat(): Format {
  return formatOf(useLanguage().code);
}
