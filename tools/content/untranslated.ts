import { isoDate } from '../../app/content/dates.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../../app/language/languages.ts';
import { readFigures } from '../../app/sections/showcase/read-figures.ts';
import type { WrittenText } from './written-texts.ts';

/** Names of fields that are the same in every language, or are no words. */
const NO_PHRASES =
  /^(?:link|slug|kind|drawing|stage|panel|id|image|figure|value|rate|email|contact|indicator|company_name|ticker|stock_url|website|calendly_link|live_chat|community|phone|canonical_url|published|updated|form|standfirst)$/;

/** A text that some languages show in English. */
export interface Untranslated {
  text: string;
  languages: readonly LanguageCode[];
}

/**
 * The texts of the content that dictionaries lack. The bodies of documents stay in English.
 * @param dictionary the translations of a language by their English
 */
export function untranslated(
  texts: readonly WrittenText[],
  dictionary: (code: LanguageCode) => Readonly<Record<string, string>>,
): Untranslated[] {
  const phrases = new Set(texts.filter(isPhrase).map(({ text }) => text.trim().toLowerCase()));
  const written = new Map(texts.map(({ text }) => [text.trim().toLowerCase(), text.trim()]));
  const codes = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE);
  const known = codes.map((code) => {
    const filled = Object.entries(dictionary(code)).filter(([, translation]) => translation.trim());
    return [code, new Set(filled.map(([phrase]) => phrase.trim().toLowerCase()))] as const;
  });
  return Array.from(phrases, (phrase) => ({
    text: written.get(phrase) ?? phrase,
    languages: known.filter(([, has]) => !has.has(phrase)).map(([code]) => code),
  })).filter(({ languages }) => languages.length > 0);
}

function isPhrase({ file, path, key, text }: WrittenText): boolean {
  // Shown in parts, with its figures set large.
  if (file === 'showcase.json' && readFigures(text)) return false;
  if (NO_PHRASES.test(key) || path === '' || path === 'branding.name' || path === 'branding.product')
    return false;
  if (file.includes('/') && key === 'tags') return false;
  if (/^blog_posts\[\d+\]\.tags/.test(path) || isoDate(text) || /^\d+ min read$/.test(text)) return false;
  return /\p{L}/u.test(text.replace(/\{[\w.-]+\}/g, ''));
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
