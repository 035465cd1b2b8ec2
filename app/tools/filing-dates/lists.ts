import { fiscalYears, ownershipDates, periodicDates, type DueDate } from './due-dates.ts';
import { eventDates } from './event-clock.ts';
import { hasProxyRules, meetingDates } from './meeting.ts';
import type { Asked, FileList } from './query.ts';

/** The dates of each list of the page, for the page and its files. */
const LISTS = {
  reports: ({ company, years }) => fiscalYears(company, years).flatMap(periodicDates),
  ownership: ({ company, years }) => fiscalYears(company, years).flatMap(ownershipDates),
  event: ({ event, day, minutes, company }) => (event ? eventDates(event, day, minutes, company.issuer) : []),
  meeting: ({ meeting, company }) => (hasProxyRules(company) ? meetingDates(meeting) : []),
} satisfies Record<FileList, (asked: Asked) => DueDate[]>;

export function isFileList(text: string): text is FileList {
  return Object.hasOwn(LISTS, text);
}

export function datesOf(list: FileList, asked: Asked): DueDate[] {
  return LISTS[list](asked);
}
