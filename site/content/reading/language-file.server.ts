import { join } from 'node:path';
import { compileDictionary, entryOf, keyOf, type Dictionary } from '../../language/dictionary.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../../language/languages.ts';
import { bracedIn } from '../../language/text.ts';
import {
  parsedLater,
  stateOf,
  type FileState,
  type Later,
  type Parse,
  type ParseResult,
} from './file-states.server.ts';
import { abbreviate, wrongIn } from './json/parse-with-defaults.server.ts';
import { lineOfEntry, parsePo, phrasesOf, pluralRule, wrongPlaceholdersIn } from './po.server.ts';

/** A PO file. */
export type LanguageFile = Later<FileState<Dictionary>>;

/** The dictionary of a language whose file was never readable. */
export const NONE = compileDictionary({});

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
  return (text, last) => ({
    value: parsedLater(() => {
      const before = last?.read();
      return stateOf(name, () => parseTranslations(code, text, before?.value), before);
    }),
  });
}

/** A translation with other placeholders than the English keeps its last good version. */
function parseTranslations(
  code: LanguageCode,
  text: string,
  last: Dictionary | undefined,
): ParseResult<Dictionary> {
  const file = parsePo(text);
  const wrong = wrongPlaceholdersIn(file);
  const kept = wrong.flatMap(({ msgid, msgctxt }) => {
    const key = keyOf(msgid, msgctxt);
    const translation = last && entryOf(last, key);
    return translation === undefined ? [] : [[key, translation] as const];
  });
  const phrases = { ...phrasesOf(file), ...Object.fromEntries(kept) };
  const dictionary = { ...compileDictionary(phrases), formOf: pluralRule(code, file) };
  const problems = wrong.map((entry) => {
    const [phrase, found] = [abbreviate(entry.msgid), abbreviate(entry.msgstr.join(' '))];
    const expected = `the placeholders of the English: ${bracedIn(entry.msgid).join(', ') || 'none'}`;
    return {
      // Looked up on demand: only the first ones are told.
      get at() {
        return `${lineOfEntry(text, entry)}:1`;
      },
      says: wrongIn(phrase, found, expected),
    };
  });
  return { value: dictionary, problems };
}
