import { type ContentOf } from '../content/schema.ts';
import { CONTACT_FIELDS } from '../contact/contact-fields.ts';
import { fieldErrorPhrase } from '../contact/field-errors.ts';
import type { FilingDatesContent } from '../content/files/filing-dates.ts';
import type { supportContent } from '../content/files/support.ts';
import { CHOICES } from '../filing-dates/company-choices.ts';
import { keyOf } from '../language/dictionary.ts';
import { FIELD_PROBLEMS } from '../contact/message.ts';
import { NOTICES, type NoticeName } from '../contact/notice-phrases.ts';
import { FILING_WORDS } from '../tools/filing-dates/words.ts';
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
  meeting,
  exceptions,
}: Pick<
  FilingDatesContent,
  'terms' | 'reports' | 'ownership' | 'event' | 'meeting' | 'exceptions'
>): string[] {
  const texts = [terms, reports, ownership, event, meeting].flatMap(({ title, description }) => [
    title,
    description,
  ]);
  const items = exceptions.items.map(({ description }) => description);
  return [...FILING_DATES, ...texts, ownership.none, meeting.none, exceptions.title, ...items];
}

const FILING_DATES = [
  ...HINTS,
  'Part of the address was not recognized. The usual choice is used instead.',
  'Choose one from the list.',
  'Choose one',
  'There is no such item or report. Choose one from the list.',
  'Enter a day from {first} to {last}.',
  'Enter a day 10 to 18 weeks after the quarter before.',
  'Enter a day before the meeting.',
  'Enter millions of dollars, such as 75.',
  'Enter a time such as 17:00 or 5:00 pm.',
  'Use up to 40 letters, digits, spaces and . , & - ( ).',
  'The first quarter would end on {date}. Choose three months unless your years have 52 or 53 weeks.',
  'In millions of dollars. Large accelerated: from 700, until below 560. Accelerated: from 75, until below 60. With revenue under 100 and a float under 700: non-accelerated; for accelerated filers the revenue must be under 80, for large ones the float also under 560.',
  'Fiscal year-end',
  ...Object.values(CHOICES).map(({ label }) => label),
  ...Object.values(CHOICES).flatMap(({ options }) => Object.values(options)),
  'Public float at the end of the second quarter',
  'Annual revenue',
  'Last day of quarter {number}',
  'Company or ticker',
  'For the names of calendars and events. Two companies need two names.',
  'Number of years',
  'Show the dates',
  'Year ended {date}',
  'Each further year is counted with 52 weeks. Enter the actual last day of a year after one of 53 weeks.',
  'This rule applies from {date}.',
  'Foreign private issuers file Form 6-K instead of Form 8-K: promptly, without a fixed date. Regulation FD does not apply to them.',
  'Only foreign private issuers file Form 6-K.',
  'Promptly after the information is public at home. There is no fixed date.',
  'Event',
  'Day of the event',
  'Time in New York',
  'For Regulation FD: when a senior official learned of it.',
  'Day of the meeting',
  'Record date',
  'Last year’s proxy statement was sent on',
  'Count the days',
  'At the latest at {time} in New York, and promptly',
  'For unintentional disclosure only. Intentional disclosure must be made public at the same time.',
  'File by {time} in New York.',
  'Rule 0-3: moved from {date}',
  'Moved back from {date}, when EDGAR is closed',
  'The President closed federal offices on December 24, 2024. No announcement of the SEC was found: if EDGAR was open, the day was {date}.',
  'The statements are too old for a registration statement after {date} ({rule}).',
  'The statements are too old for a registration statement after {date}, or after {least} for companies with losses or late reports ({rule}).',
  'Financial statements (Item 9.01): {date}',
  'Not counted: {days}',
  'Due',
  'Business day {number}',
  'Calendar (.ics)',
  'Subscribe',
  'Spreadsheet (.csv)',
  'Print',
  ...FILING_WORDS,
  'If late: Form {notice} by {by}, then due {date}',
  '{name} due',
  'Company',
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
