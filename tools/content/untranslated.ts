import { isoDate } from '../../app/content/dates.ts';
import { lower, parseKey, type Dictionary } from '../../app/language/dictionary.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../../app/language/languages.ts';
import { translate } from '../../app/language/translate.ts';
import { hasWords } from '../phrases/merge.ts';
import type { WrittenText } from './written-texts.ts';

/** Names of fields that are the same in every language, or are no words. */
const NO_PHRASES =
  /^(?:address|link|kind|drawing|picture|stage|panel|id|image|figure|value|rate|email|contact|indicator|company_name|ticker|stock_url|website|calendly_link|live_chat|community|phone|canonical_url|published|updated|form|standfirst|duration|interval|frame|look|icon|tone|context|anchor|own|english|document|time|line|from|to)$/;

/** A text that some languages show in English. */
export interface Untranslated {
  text: string;
  languages: readonly LanguageCode[];
}

/** The texts of the content that a dictionary does not cover. The bodies of documents stay in English. */
export function untranslated(
  texts: readonly WrittenText[],
  dictionaryOf: (code: LanguageCode) => Dictionary,
): Untranslated[] {
  const phrases = new Set(texts.filter(isPhrase).map(({ text }) => text.trim()));
  const dictionaries = LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE).map(({ code }) => {
    const dictionary = dictionaryOf(code);
    return { code, dictionary, phrases: phrasesIn(dictionary) };
  });
  return Array.from(phrases, (text) => ({
    text,
    languages: dictionaries
      .filter((one) => !one.phrases.has(lower(text)) && translate(one.dictionary, text) === null)
      .map(({ code }) => code),
  })).filter(({ languages }) => languages.length > 0);
}

/** In whatever context. */
function phrasesIn({ byText }: Dictionary): ReadonlySet<string> {
  return new Set(Array.from(byText.keys(), (key) => lower(parseKey(key).phrase)));
}

function isPhrase({ file, path, key, text }: WrittenText): boolean {
  if (NO_PHRASES.test(key) || path === '' || path === 'branding.name' || path === 'branding.product')
    return false;
  if (file.includes('/') && key === 'tags') return false;
  // Of a document in English.
  if (file === 'drawings.json' && path.includes('.source.')) return false;
  // The items of Form 8-K; texts in other lists of this name are phrases.
  if (/^exceptions\.items\[\d+\]\.items$/.test(path)) return false;
  if (/^blog_posts\[\d+\]\.tags/.test(path) || isoDate(text) || /^\d+ min read$/.test(text)) return false;
  return hasWords(text);
}

/** `3 texts are English in 21 languages`, a line for each number of languages, with the texts below. */
export function untranslatedLines(all: readonly Untranslated[]): string[] {
  const byCount = Map.groupBy(all, ({ languages }) => languages.length);
  return Array.from(byCount, ([count, group]) => {
    const [first] = group;
    const where = count === 1 ? `one language (${first?.languages.join()})` : `${count} languages`;
    const what = group.length === 1 ? '1 text is' : `${group.length} texts are`;
    return [`${what} English in ${where}:`, ...group.map(({ text }) => `  ${JSON.stringify(text)}`)];
  }).flat();
}
