export { closedWeekdaysOf } from './calendar/business-days.ts';
export { CLOSINGS } from './calendar/closings.ts';
export { addMonths, clockTime, dateOf, isoDay, parseDay, yearOf, type Day } from './calendar/days.ts';
export { datesOf, fileRefusal, isFileList, isMissing, outcomeOf, whyEmpty } from './asked/lists.ts';
export { YEARS, type Parameter } from './asked/parameters.ts';
export { fileQuery, parametersOf, valuesOf, type FileList } from './asked/address.ts';
export {
  asksForDates,
  isCompanyUnderstood,
  isOfCompany,
  QUARTER_PARAMETERS,
  readAsked,
  type Asked,
} from './asked/query.ts';
export { findTargets, type Target } from './asked/search.ts';
export { FILING_PHRASES } from './files/phrases.ts';
export { nameOf, rulesOf, wordsOf } from './files/words.ts';
export type { DueDate } from './rules/due-dates.ts';
export { ruleOf, type Run } from './rules/events/event-clock.ts';
export { EVENTS, type FilingEvent } from './rules/events/events.ts';
export { STATUSES, type FilerStatus } from './rules/filer-status.ts';
export { areQuartersPossible, usualQuarters } from './rules/fiscal-years.ts';
export { NOTES } from './rules/notes.ts';
export { notInForce } from './rules/reports.ts';
export { FIRST_DAY, LAST_DAY, RULES } from './rules/rules.ts';
