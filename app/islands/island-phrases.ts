import type { ContentOf } from '../content/schema.ts';
import { CONTACT_FIELDS } from '../contact/contact-fields.ts';
import { fieldErrorPhrase, NOTICES, type NoticeName, TYPE_OPTIONS } from '../contact/posted.ts';
import type { FilingDatesTexts } from '../content/files/filing-dates.ts';
import type { supportContent } from '../content/files/support.ts';
import { CHOICES } from '../filing-dates/company-choices.ts';
import { SEARCH_EXAMPLE } from '../sealwire/search-words.ts';
import { FIELD_PROBLEMS } from '../contact/message.ts';
import { FILING_WORDS } from '../tools/filing-dates/words.ts';
import { KINDS } from '../tools/read-a-draft/rule.ts';
import { RULE_TEXTS } from '../tools/read-a-draft/rule-texts.ts';

// English phrases that an island may show beside the literals of its sources, which tools/build/island-phrases.ts finds: the
// server sends the translations of all of them with it. A phrase that is missing stays in English and is reported on the
// console.

function noticePhrases(...names: NoticeName[]): string[] {
  return names.flatMap((name) => [NOTICES[name].title, NOTICES[name].text]);
}

export const CONTACT_PHRASES: readonly string[] = [
  ...TYPE_OPTIONS.map(({ phrase }) => phrase),
  ...noticePhrases('missing', 'sent', 'failed'),
  ...CONTACT_FIELDS.flatMap((field) => FIELD_PROBLEMS.map((problem) => fieldErrorPhrase(field, problem))),
];

export const JOIN_PHRASES: readonly string[] = noticePhrases('join');

export function filingDatesPhrases({
  terms,
  reports,
  ownership,
  event,
  meeting,
}: FilingDatesTexts): string[] {
  const texts = [terms, reports, ownership, event, meeting].flatMap(({ title, description }) => [
    title,
    description,
  ]);
  return [...FILING_DATES, ...texts, ownership.none, meeting.none];
}

const FILING_DATES = [
  ...Object.values(CHOICES).map(({ label }) => label),
  ...Object.values(CHOICES).flatMap(({ options }) => Object.values(options)),
  ...FILING_WORDS,
];

/** @param texts of content: what stands around the field */
export function draftReaderPhrases(texts: readonly string[]): string[] {
  const rules = RULE_TEXTS.flatMap(({ title, reason, mend, detail = '' }) => [title, reason, mend, detail]);
  return [...KINDS.map(({ name }) => name), ...rules, ...texts];
}

export function helpSearchPhrases({ faq }: Pick<ContentOf<typeof supportContent>, 'faq'>): string[] {
  return [SEARCH_EXAMPLE, ...faq.items.flatMap(({ question, answer }) => [question, answer])];
}
