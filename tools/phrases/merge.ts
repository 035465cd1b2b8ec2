import type { GetTextTranslation, GetTextTranslations } from 'gettext-parser';
import { keyOf, parseKey } from '../../app/language/dictionary.ts';
import { entriesOf, isFuzzy, isTranslated, pluralFormsOf } from '../../app/language/po.server.ts';
import { mostSimilar } from './similar.ts';
import type { SpokenPhrase, SpokenPhrases } from './spoken.ts';

/**
 * Brings a PO file up to what the site says. A phrase that is new gets an entry: with the translation of the most similar
 * phrase that the site no longer says, marked as fuzzy, or without one. Entries of phrases that the site no longer says
 * stay unless they are to be pruned, because a page may come back.
 * @returns whether anything but references has changed
 */
export function mergePo(
  file: GetTextTranslations,
  spoken: SpokenPhrases,
  { prune }: { prune: boolean },
): void {
  const entries = new Map(entriesOf(file).map((entry) => [keyOf(entry.msgid, entry.msgctxt), entry]));
  const gone = [...entries].filter(([key]) => !spoken.has(key)).map(([, entry]) => entry);
  for (const [key, phrase] of spoken) {
    const { phrase: english, context } = parseKey(key);
    const known = entries.get(key);
    if (!known && !hasWords(english)) continue;
    const entry = known ?? newEntry(english, context, gone);
    if (phrase.isPlural) makePlural(entry, pluralFormsOf(file).count);
    describe(entry, phrase);
    (file.translations[context ?? ''] ??= {})[english] ??= entry;
  }
  if (!prune) return;
  for (const { msgctxt = '', msgid } of gone) delete file.translations[msgctxt]?.[msgid];
}

/** Texts without a letter are the same in every language. */
export function hasWords(phrase: string): boolean {
  return /\p{L}/u.test(phrase.replace(/\{[\w.-]+\}/g, ''));
}

function newEntry(
  msgid: string,
  msgctxt: string | undefined,
  gone: readonly GetTextTranslation[],
): GetTextTranslation {
  const base = { ...(msgctxt !== undefined && { msgctxt }), msgid };
  const finished = gone.filter((entry) => isTranslated(entry) && !isFuzzy(entry));
  const old = mostSimilar(msgid, finished, (entry) => entry.msgid);
  if (!old) return { ...base, msgstr: [''] };
  const previous = `msgid ${JSON.stringify(old.msgid)}`;
  return { ...base, msgstr: [...old.msgstr], comments: { flag: 'fuzzy', previous } };
}

function makePlural(entry: GetTextTranslation, forms: number) {
  entry.msgid_plural ??= entry.msgid;
  entry.msgstr = Array.from({ length: forms }, (_, form) => entry.msgstr[form] ?? '');
}

/** Where a phrase is and what it is, for the translator. Translators' own comments stay. */
function describe(entry: GetTextTranslation, { pages, kinds }: SpokenPhrase) {
  const extracted = kinds.size > 0 ? [...kinds].join('; ') : 'after an interaction or a failure';
  const { reference: _reference, extracted: _extracted, ...comments } = entry.comments ?? {};
  entry.comments = {
    ...comments,
    ...(pages.length > 0 && { reference: pages.length > MOST_REFERENCES ? 'every-page' : pages.join(' ') }),
    extracted,
  };
}

/** Beyond it, a phrase belongs to header, footer or dialogs. */
const MOST_REFERENCES = 8;
