import { formatOf, type Format } from './format.ts';
import { useLanguage } from './language-provider.tsx';

export function useFormat(): Format {
  return formatOf(useLanguage().code);
}
