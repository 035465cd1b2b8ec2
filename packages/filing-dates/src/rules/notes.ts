import type { Day } from '../calendar/days.ts';

/** Notes beside a date: how it is counted, what was assumed, when it does not apply. English phrases. */
export const NOTES = {
  days: '{days} days after the period ends',
  months: 'Four months after the year ends',
  SD: 'Every May 31',
  'N-PX': 'Every August 31',
  businessDays: '{days} business days after the event',
  calendarDays: '{days} calendar days after the event',
  sameDay: 'On the day of the event',
  moved: 'Rule 0-3: moved from {date}',
  movedBack: 'Moved back from {date}, when EDGAR is closed',
  before: 'Counted by the rule that applied before {date}.',
  further:
    'Each further year is counted with 52 weeks. Enter the actual last day of a year after one of 53 weeks.',
  without:
    'The President closed federal offices on December 24, 2024. No announcement of the SEC was found: if EDGAR was open, the day was {date}.',
  latest: 'At the latest at {time} in New York, and promptly',
  unintentional:
    'For unintentional disclosure only. Intentional disclosure must be made public at the same time.',
  time: 'No time was entered: {time} in New York is assumed.',
  record: 'No record date was entered: {date} is assumed.',
  sent: 'No day was entered for last year’s proxy statement: {date} is assumed.',
  last: 'No day was entered for last year’s meeting: {date} is assumed. If there was none, or if this one is more than 30 days from its anniversary, the date does not hold.',
  meetingMoved:
    'The meeting is more than 30 days from the anniversary of last year’s. Proposals must arrive a reasonable time before this day, on which you send the proxy statement. Announce the new day in your next Form 10-Q (Rule 14a-5(f)).',
  nomineesMoved:
    'Counted from this year’s meeting, which is more than 30 days from the anniversary of last year’s; or ten days after you first announce it, if that is later.',
  ownNomineesMoved:
    'Counted from this year’s meeting, which is more than 30 days from the anniversary of last year’s.',
  nextNominees:
    'The proxy statement names the last day for notice of other nominees at the next meeting: {date}, unless a bylaw sets an earlier one (Rule 14a-5(e)(4)).',
  homeRules:
    'Directors and officers are exempt if the issuer is organized in Australia, Canada, Chile, the European Economic Area, India, Korea, Singapore, Switzerland or the United Kingdom, they report under the rules there, and the reports are public in English within two business days (SEC orders of March 5 and May 20, 2026). Holders over 10% are exempt.',
  decision: 'No day of the decision was entered. If it was after the period ended, count from it.',
  shortTransition:
    'For a period of less than six months Form 10-Q may take the place of Form 10-K. A period of one month or less may be part of the next report.',
  effective: '{days} days after the registration statement became effective',
  exchange: 'Also tell the exchange ten minutes before you announce it.',
  finra: 'To FINRA. An exchange’s own notice takes its place for listed shares.',
} as const;

/** A note with its values. */
export interface Note {
  note: string;
  date?: Day;
  /** Minutes after midnight. */
  time?: number;
  days?: number;
  /** Whether somebody should look at it. */
  isAsk?: boolean;
}
