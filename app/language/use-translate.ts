import { useLanguage } from './language-provider.tsx';
import { directionOf } from './languages.ts';
import { englishText, keepTogether } from './text-element.tsx';
import { fill, untranslated, type PhraseValues, type PlainText, type Text } from './text.ts';
import { translate } from './translate.ts';

export type Translate = (phrase: string, values?: PhraseValues) => Text;

/**
 * The function that every visible text goes through: translates an English phrase with its placeholders, then fills them
 * in. A text that the dictionary does not cover stays English and is marked as English.
 */
export function useTranslate(): Translate {
  const { code, dictionary, values: site } = useLanguage();
  return (phrase, values) => {
    const { context, count } = values ?? {};
    const found = translate(dictionary, phrase, {
      names: [site.brand],
      context,
      isPlural: count !== undefined,
    });
    const translation =
      typeof found === 'object' && found
        ? (found[dictionary.formOf?.(count ?? 0) ?? -1] ?? found.at(-1) ?? '')
        : found;
    const filled = { ...site, ...values };
    if (translation === null) return englishText(fill(phrase, filled));
    return keepTogether(fill(translation, filled, code), directionOf(code));
  };
}

/** Fills the placeholders of texts that are not translated, such as email addresses and names. */
export function useFill(): (source: string) => PlainText {
  const { values } = useLanguage();
  return (source) => untranslated(fill(source, values));
}
