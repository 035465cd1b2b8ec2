import { join } from 'node:path';
import {
  compileDictionary,
  EMPTY_DICTIONARY,
  keyOf,
  type Dictionary,
  type Phrases,
} from '../../language/dictionary.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../../language/languages.ts';
import { bracedIn } from '../../language/text.ts';
import { parsedLater, type Later, type Parse, type ParseResult } from './file-states.server.ts';
import { abbreviate } from './json/parse-with-defaults.server.ts';
import { lineOfEntry, parsePo, phrasesOf, pluralRule, wrongPlaceholdersIn } from './po.server.ts';

export interface Translations {
  phrases: Phrases;
  dictionary: Dictionary;
}

/** A PO file. */
export type LanguageFile = Later<Translations>;

/** Empty for English, and for a language whose file was never readable. */
export const ENGLISH: Translations = { phrases: {}, dictionary: EMPTY_DICTIONARY };
export const NONE: Translations = { phrases: {}, dictionary: compileDictionary({}) };

/** The language of each file, by its name. */
export const LANGUAGE_FILES: ReadonlyMap<string, LanguageCode> = new Map(
  LANGUAGES.flatMap(({ code }) => (code === DEFAULT_LANGUAGE ? [] : [[nameOf(code), code]])),
);

/** Path of a language's PO file. */
export function languageFile(contentDir: string, code: string): string {
  return join(contentDir, nameOf(code));
}

export function nameOf(code: string): string {
  return `languages/${code}.po`;
}

export function readLanguageFile(name: string): Parse<LanguageFile> {
  const code = LANGUAGE_FILES.get(name) ?? DEFAULT_LANGUAGE;
  return (text, last) => {
    const file = parsedLater(name, { parse: (before) => parseTranslations(code, text, before), last });
    // While the site runs, an editor wants to see faults at once.
    if (last) file.read();
    return { value: file };
  };
}

/** A translation with other placeholders than the English keeps its last good version. */
function parseTranslations(
  code: LanguageCode,
  text: string,
  last: Translations | undefined,
): ParseResult<Translations> {
  const file = parsePo(text);
  const wrong = wrongPlaceholdersIn(file);
  const kept = wrong.flatMap(({ msgid, msgctxt }) => {
    const key = keyOf(msgid, msgctxt);
    return last && Object.hasOwn(last.phrases, key) ? [[key, last.phrases[key] ?? null] as const] : [];
  });
  const phrases = { ...phrasesOf(file), ...Object.fromEntries(kept) };
  const dictionary = { ...compileDictionary(phrases), formOf: pluralRule(code, file) };
  const problems = wrong.map((entry) => {
    const [phrase, found] = [entry.msgid, entry.msgstr.join(' ')].map(abbreviate);
    const expected = `the placeholders of the English: ${bracedIn(entry.msgid).join(', ') || 'none'}`;
    return { at: `${lineOfEntry(text, entry)}:1`, says: `${phrase}: found ${found}, expected ${expected}` };
  });
  return { value: { phrases, dictionary }, problems };
}
