import { EVENTS } from '../rules/events/events.ts';
import { NOTES } from '../rules/notes.ts';
import { PERIOD_NAMES, WHAT } from '../rules/due-dates.ts';
import { FILERS } from '../rules/rules.ts';

/** English phrases around a date. */
export const PHRASES = {
  due: '{name} due',
  late: 'If late: Form {notice} by {by}, then due {date}',
  fresh: 'The statements are too old for a registration statement after {date} ({rule}).',
  freshAtLeast:
    'The statements are too old for a registration statement after {date}, or after {least} for companies with losses or late reports ({rule}).',
  until: 'File by {time} in New York.',
  terms: 'General information. Rules as of November 2026; your counsel confirms every date.',
} as const;

/** The columns of a spreadsheet; the first is left out where no company has a name. */
export const COLUMNS = [
  'Company',
  'Filing',
  'Who files',
  'Period',
  'Due',
  'Notice of late filing',
  'Due after the notice',
  'Statements too old after',
  'Rule',
  'Notes',
] as const;

/** Every phrase that may be shown with a date. */
export const FILING_PHRASES: readonly string[] = [
  ...[PHRASES, COLUMNS, WHAT, PERIOD_NAMES, NOTES, FILERS].flatMap((phrases) => Object.values(phrases)),
  ...EVENTS.flatMap(({ phrase, notes, dayHint }) => [phrase ?? [], notes ?? [], dayHint ?? []].flat()),
];
