import { pageContent, type TranslatedPage } from './content/files/page.ts';
import { translated, translatedFiles, type TranslatedFiles } from './content/translated.ts';
import type { Dictionary } from './language/dictionary.ts';
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

/** For one render: texts that a page does not show are not translated, and no translation stays in memory. */
export function textsOf(content: Content, code: LanguageCode): Texts {
  const found = content.language(code);
  const dictionary = found.isSource ? found : { usedPhrases: new Map(), ...found };
  const values = siteValues(content);
  const t = translator({ code, dictionary, values });
  return {
    files: translatedFiles(SCHEMAS, content, t),
    pageAt(address) {
      const page = content.pages.get(address);
      return page && translated(pageContent('').schema, page, t);
    },
    values,
    dictionary,
  };
}
