import {
  entriesOf,
  hasPlaceholdersOfEnglish,
  isFuzzy,
  isTranslated,
} from '../../site/content/reading/po.server.ts';
import type { GetTextTranslation, GetTextTranslations } from 'gettext-parser';
import { hasWords } from './merge.ts';

export type Fault =
  | 'other placeholders than the English'
  | 'the same as the English'
  | 'nothing in the language’s script'
  | 'letters of another script'
  | 'digits of another language';

export interface PhraseFault {
  entry: GetTextTranslation;
  fault: Fault;
}

interface CheckOptions {
  code: string;
  /** Phrases that may equal the English: names, and words that both languages share. */
  shared: ReadonlySet<string>;
}

/** The faults in the finished translations of a PO file. */
export function checkDictionary(file: GetTextTranslations, { code, shared }: CheckOptions): PhraseFault[] {
  const scripts = scriptsOf(code);
  return entriesOf(file)
    .filter((entry) => isTranslated(entry) && !isFuzzy(entry))
    .flatMap((entry) => {
      const fault = faultOf(entry, { code, scripts, isShared: shared.has(entry.msgid) });
      return fault ? [{ entry, fault }] : [];
    });
}

/** The script of a language as Unicode names it: several for Japanese, Korean and Chinese. */
function scriptsOf(code: string): readonly string[] {
  const { script = 'Latn' } = new Intl.Locale(code).maximize();
  return COMBINED_SCRIPTS[script] ?? [script];
}

/** ISO 15924's names of writing systems that combine several scripts. */
const COMBINED_SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

function faultOf(
  entry: GetTextTranslation,
  { code, scripts, isShared }: { code: string; scripts: readonly string[]; isShared: boolean },
): Fault | undefined {
  const { msgid, msgstr } = entry;
  const translation = msgstr.join('\n');
  if (!hasPlaceholdersOfEnglish(entry)) return 'other placeholders than the English';
  // Persian has its own digits; numbers of laws keep Latin digits.
  const digits = code === 'fa' ? /(?![0-9۰-۹])\p{Nd}/u : /(?![0-9])\p{Nd}/u;
  if (digits.test(translation)) return 'digits of another language';
  if (lettersBeside(translation, ['Latn', ...scripts])) return 'letters of another script';
  if (isShared || !hasWords(msgid)) return undefined;
  if (scripts.includes('Latn')) return translation === msgid ? 'the same as the English' : undefined;
  return letterOf(translation, scripts) ? undefined : 'nothing in the language’s script';
}

function letterOf(text: string, scripts: readonly string[]): boolean {
  return scripts.some((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(text));
}

/** Letters that belong to several scripts, such as the mark of long vowels, belong to each of them. */
function lettersBeside(text: string, scripts: readonly string[]): boolean {
  const own = scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('');
  return new RegExp(`(?![${own}])\\p{L}`, 'u').test(text);
}
