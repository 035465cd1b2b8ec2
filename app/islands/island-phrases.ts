import { type ContentOf } from '../content/schema.ts';
import { CONTACT_FIELDS } from '../contact/contact-fields.ts';
import { fieldErrorPhrase } from '../contact/field-errors.ts';
import type { FilingDatesContent } from '../content/files/filing-dates.ts';
import type { supportContent } from '../content/files/support.ts';
import { CHOICES } from '../filing-dates/company-choices.ts';
import { keyOf } from '../language/dictionary.ts';
import { FIELD_PROBLEMS } from '../contact/message.ts';
import { NOTICES, type NoticeName } from '../contact/notice-phrases.ts';
import { KINDS, RULES } from '../tools/read-a-draft/rules.ts';

// The English phrases that each island may show, at first or after an interaction: the server sends their translations
// with it. A phrase that is missing here stays in English and is reported on the console; a test compares the lists with
// the sources (tests/rules/island-phrases.test.ts).

/** What links to other sites and to English pages say. */
const HINTS = ['(opens in a new tab)', '(in English)', ': {name}'];

function noticePhrases(...names: NoticeName[]): string[] {
  return ['Close', ...names.flatMap((name) => [NOTICES[name].title, NOTICES[name].text])];
}

export const CONTACT_PHRASES: readonly string[] = [
  'First name',
  'Last name',
  'Send us a message',
  'Email',
  'name@company.com',
  'Company',
  'optional',
  'Company type',
  'Choose one',
  'Public Company',
  'Private Company',
  'Pre-IPO Company',
  'Message',
  'What do you need help with?',
  'Leave this field empty',
  'First name, last name, email and message are required.',
  'Leave out anything that is not yet public.',
  'Sending...',
  'Send message',
  ...noticePhrases('missing', 'sent', 'failed'),
  ...CONTACT_FIELDS.flatMap((field) => FIELD_PROBLEMS.map((problem) => fieldErrorPhrase(field, problem))),
];

export const JOIN_PHRASES: readonly string[] = [
  'Name',
  'Enter your full name',
  'Email',
  'Enter your email',
  'Password',
  'Create a password',
  'Confirm password',
  'Confirm your password',
  'Join',
  'Already have an account?',
  'Sign in',
  'Contact our team',
  ...noticePhrases('join'),
];

export function filingDatesPhrases({
  terms,
  reports,
  ownership,
  event,
  exceptions,
}: Pick<FilingDatesContent, 'terms' | 'reports' | 'ownership' | 'event' | 'exceptions'>): string[] {
  const texts = [terms, reports, ownership, event].flatMap(({ title, description }) => [title, description]);
  const items = exceptions.items.map(({ description }) => description);
  return [...FILING_DATES, ...texts, ownership.none, exceptions.title, ...items];
}

const FILING_DATES = [
  ...HINTS,
  'Part of the address was not recognized. The usual choice is used instead.',
  'Enter a day from {first} to {last}.',
  'Fiscal year-end',
  ...Object.values(CHOICES).map(({ label }) => label),
  ...Object.values(CHOICES).flatMap(({ options }) => Object.values(options)),
  'Show the dates',
  'Year ended {date}',
  'This rule applies from {date}.',
  'Foreign private issuers file Form 6-K instead of Form 8-K: promptly, without a fixed date. Regulation FD does not apply to them.',
  'Event',
  'Day of the event',
  'Time in New York',
  'For Regulation FD: when a senior official learned of it.',
  'Count the days',
  'At the latest at {time} in New York, and promptly',
  'For unintentional disclosure only. Intentional disclosure must be made public at the same time.',
  'Rule 0-3: moved from {date}',
  'Financial statements (Item 9.01): {date}',
  'Not counted: {days}',
  'Due',
  'Business day {number}',
  'Calendar (.ics)',
  'Spreadsheet (.csv)',
  'Print',
  'Part III, by proxy statement or amendment',
  'Employee plan not subject to ERISA',
  'Employee plan subject to ERISA',
  'Conflict minerals',
  'Insiders, for what was not reported on Forms 3 and 4',
  'First reports of institutions and exempt investors over 5%; amendments after a material change',
  'Investment managers',
  'Votes on executive pay, by managers that file Form 13F',
  'Quarter ended {date}',
  'Calendar year {year}',
  'Calendar quarter ended {date}',
  'Twelve months ended {date}',
  'Every May 31',
  'Every August 31',
  '{days} days after the period ends',
  'Four months after the year ends',
  'If late: Form {notice} by {by}, then due {date}',
  'Form {form} due',
  'Schedule {form} due',
  'Filing',
  'Period',
  'Notice of late filing',
  'Due after the notice',
  'Rule',
  'General information. Rules as of November 2026; your counsel confirms every date.',
];

/** @param texts of content: what stands around the field */
export function draftReaderPhrases(texts: readonly string[]): string[] {
  const rules = RULES.flatMap(({ title, reason, mend, detail = '' }) => [title, reason, mend, detail]);
  return [...DRAFT_READER, ...KINDS.map(({ name }) => name), ...rules, ...texts];
}

const DRAFT_READER = [
  'Copied',
  'Not copied: select the list instead',
  'Copy as comments',
  'Your draft',
  'Clear the draft',
  'Use the example',
  'Findings: {number}',
  'Only the first {characters} characters are read.',
  'The whole draft',
  'Kinds of findings to show',
  'How to fix it',
  'Marked draft',
  'Previous',
  keyOf('Next', 'finding'),
  'No findings. Have a person read it anyway.',
  'Ignore this',
  'Show what is ignored: {number}',
];

export function helpSearchPhrases({ faq }: Pick<ContentOf<typeof supportContent>, 'faq'>): string[] {
  return [...HELP_SEARCH, ...faq.items.flatMap(({ question, answer }) => [question, answer])];
}

const HELP_SEARCH = [
  ...HINTS,
  'Search the answers',
  'Wallet, limits, key',
  'Search',
  'Matches for “{query}”: {count}',
  'Nothing matches “{query}”.',
  'Try a single word, or ask us in your own words.',
  'Show everything',
  'Write to us',
];
