import type { ContentOf } from '../content/schema.ts';
import { CONTACT_FIELDS } from '../contact/contact-fields.ts';
import { fieldErrorPhrase, NOTICES, RATE_LIMITED, TYPE_OPTIONS } from '../contact/posted.ts';
import type { FilingDatesTexts } from '../content/files/filing-dates.ts';
import type { supportContent } from '../content/files/support.ts';
import { FIELD_WORDS } from '../filing-dates/fields.ts';
import { SEARCH_EXAMPLE } from '../sealwire/search-words.ts';
import { FIELD_PROBLEMS } from '../contact/message.ts';
import { FILING_WORDS } from 'filing-dates/words.ts';
import { KINDS } from '../tools/read-a-draft/rule.ts';
import { RULE_TEXTS } from '../tools/read-a-draft/rule-texts.ts';

// English phrases that an island may show beside the literals of its sources, which tools/build/island-phrases.ts finds: the
// server sends the translations of all of them with it. A phrase that is missing stays in English and is reported on the
// console.

export const CONTACT_PHRASES: readonly string[] = [
  ...TYPE_OPTIONS.map(({ phrase }) => phrase),
  ...Object.values(NOTICES).flatMap(({ title, text }) => [title, text]),
  RATE_LIMITED.hint,
  ...CONTACT_FIELDS.flatMap((field) => FIELD_PROBLEMS.map((problem) => fieldErrorPhrase(field, problem))),
];

export function filingDatesPhrases(texts: FilingDatesTexts): string[] {
  const phrases = Object.values(texts).flatMap((part) => Object.values(part));
  return [...FIELD_WORDS, ...FILING_WORDS, ...phrases];
}

/** @param texts of content: what stands around the field */
export function draftReaderPhrases(texts: readonly string[]): string[] {
  const rules = RULE_TEXTS.flatMap(({ title, reason, mend, detail = '' }) => [title, reason, mend, detail]);
  return [...KINDS.map(({ name }) => name), ...rules, ...texts];
}

export function helpSearchPhrases({ faq }: Pick<ContentOf<typeof supportContent>, 'faq'>): string[] {
  return [SEARCH_EXAMPLE, ...faq.items.flatMap(({ question, answer }) => [question, answer])];
}
