import type { LanguageCode } from '../site/language/languages.ts';
import type { Log } from './monitoring/log.ts';

/** Of a language. Bounds the memory while editors change texts. */
const MOST_TEXTS = 2000;

/** New texts that a line of the log shows. `npm run check:phrases` lists all. */
const EXAMPLES = 3;

/**
 * Logs the texts that pages show in English because their language does not cover them; each text once, and again after
 * an edit of the language's file.
 */
export function createUntranslated(log: Pick<Log, 'warn'>) {
  const languages = new Map<LanguageCode, { version: string; texts: Set<string> }>();
  return (language: LanguageCode, version: string, texts: readonly string[]): void => {
    const last = languages.get(language);
    const known = last?.version === version ? last.texts : new Set<string>();
    languages.set(language, { version, texts: known });
    const added = texts.filter((text) => !known.has(text)).slice(0, MOST_TEXTS - known.size);
    if (added.length === 0) return;
    for (const text of added) known.add(text);
    log.warn('content.untranslated', { language, count: known.size, texts: added.slice(0, EXAMPLES) });
  };
}
