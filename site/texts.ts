import { pageContent, type TranslatedPage } from './content/files/page.ts';
import { translated, translatedFiles, type TranslatedFiles } from './content/translated.ts';
import type { Dictionary, Translation } from './language/dictionary.ts';
import type { LanguageCode } from './language/languages.ts';
import { translator, type SiteValues } from './language/use-language.ts';
import { SCHEMAS, type Content } from './schemas.ts';
import { siteValues } from './site-values.ts';

/** Translates the content into a language. Each text is translated when a page first shows it. */
export interface Texts {
  files: TranslatedFiles<typeof SCHEMAS>;
  /** A page of blocks. */
  pageAt: (address: string) => TranslatedPage | undefined;
  values: SiteValues;
  /** It collects the texts that are looked up. */
  dictionary: Dictionary;
}

/** Cached by content, then by dictionary, so that an edit of one language discards only that language. */
const kept = new WeakMap<Content['common'], WeakMap<Dictionary, Texts>>();

export function textsOf(content: Content, code: LanguageCode): Texts {
  const { dictionary } = content.language(code);
  const known = kept.get(content.common) ?? new WeakMap<Dictionary, Texts>();
  kept.set(content.common, known);
  const texts = known.get(dictionary) ?? translateContent(content, code, dictionary);
  known.set(dictionary, texts);
  return texts;
}

function translateContent(content: Content, code: LanguageCode, found: Dictionary): Texts {
  const usedPhrases = found.usedPhrases ?? new Map<string, Translation>();
  const dictionary = found.isSource ? found : { ...found, usedPhrases };
  const values = siteValues(content);
  const t = translator({ code, dictionary, values });
  const pages = new Map<string, TranslatedPage>();
  return {
    files: translatedFiles(SCHEMAS, content, t),
    pageAt(address) {
      const page = content.pages.get(address);
      if (!page) return undefined;
      const texts = pages.get(address) ?? translated(pageContent('').schema, page, t);
      pages.set(address, texts);
      return texts;
    },
    values,
    dictionary,
  };
}
