import { backToBusinessDay, businessDaysAfter, businessDaysBefore } from './business-days.ts';
import { addMonths, isoDay, type Day } from './days.ts';
import type { DueDate } from './due-dates.ts';
import type { Company } from './fiscal-years.ts';
import type { RuleId } from './rules.ts';

/** An annual meeting of shareholders. */
export interface Meeting {
  day: Day;
  /** Whose shareholders vote. */
  record: Day;
  /** When the last year's proxy statement was sent. */
  sent: Day;
}

/** Calendar days before the meeting by which a notice of materials on the internet is sent. */
export const NOTICE_DAYS = 40;

/**
 * What leads to an annual meeting: each the last day. Days before a day are counted back, never moved on.
 * @param isAssumed whether nobody said a day
 */
export function meetingDates(
  { day, record, sent }: Meeting,
  isAssumed: (name: 'time' | 'record' | 'sent') => boolean = () => false,
): DueDate[] {
  const definitive = backToBusinessDay(day - NOTICE_DAYS);
  const [results = day] = businessDaysAfter(day, 4).slice(-1);
  const step = (
    form: string,
    rule: RuleId,
    what: DueDate['what'],
    counted: Day,
    assumed?: DueDate['assumed'],
  ) => ({
    id: `${what}-meeting-${isoDay(day)}`,
    form,
    rule,
    what,
    period: { kind: 'meeting', end: day } as const,
    count: 'fixed' as const,
    counted,
    // Proposals are received by the company, which may be on a day without filings.
    due: what === 'proposals' ? counted : backToBusinessDay(counted),
    assumed: assumed && isAssumed(assumed.what) ? assumed : undefined,
  });
  return [
    step('Rule 14a-8', '14a-8', 'proposals', addMonths(sent, 12) - 120, { what: 'sent', value: sent }),
    step('Rule 14a-8(j)', '14a-8(j)', 'reasons', definitive - 80),
    step('Rule 14a-13', '14a-13', 'brokers', businessDaysBefore(record, 20), {
      what: 'record',
      value: record,
    }),
    step('PRE 14A', '14a-6(a)', 'preliminary', definitive - 10),
    step('DEF 14A', '14a-16', 'notice', day - NOTICE_DAYS),
    step('Item 5.07', '8-K', 'results', results),
  ].toSorted((one, other) => one.due - other.due);
}

/** The proxy rules are for classes registered under Section 12, and not for foreign private issuers (Rule 3a12-3). */
export function hasProxyRules({ issuer, shares }: Company): boolean {
  return issuer === 'domestic' && shares !== 'neither';
}
