import {
  backToBusinessDay,
  businessDaysAfter,
  businessDaysBefore,
  toBusinessDay,
} from '../../calendar/business-days.ts';
import { addMonths, isoDay, type Day } from '../../calendar/days.ts';
import { inOrder, movedOn, type DueDate } from '../due-dates.ts';
import type { Company } from '../fiscal-years.ts';
import { NOTES, type Note } from '../notes.ts';
import { RULES, type RuleId } from '../rules.ts';

/** An annual meeting of shareholders. */
export interface Meeting {
  day: Day;
  /** Shareholders of this day vote. */
  record: Day;
  /** The meeting of the year before. */
  last: Day;
  /** When the proxy statement of the year before was sent. */
  sent: Day;
}

/** Calendar days before the meeting by which a notice of materials on the internet is sent. */
export const NOTICE_DAYS = 40;

/** A meeting that is further from the anniversary has other days (Rules 14a-8(e)(2) and 14a-19(b)(1) and (d)). */
const MOST_DAYS_MOVED = 30;

/**
 * The steps to an annual meeting, each with its last day.
 * @param isAssumed whether a day is a default, because nobody entered it
 */
export function meetingDates(
  { day, record, last, sent }: Meeting,
  isAssumed: (name: 'record' | 'sent' | 'last') => boolean = () => false,
): DueDate[] {
  const definitive = backToBusinessDay(day - NOTICE_DAYS);
  const anniversary = addMonths(last, 12);
  const isMoved = Math.abs(day - anniversary) > MOST_DAYS_MOVED;
  const [results = day] = businessDaysAfter(day, 4).slice(-1);
  const step = (
    form: string,
    rule: RuleId,
    what: DueDate['what'],
    counted: Day,
    notes: readonly Note[] = [],
  ) => {
    const moved = movedBy(what, counted);
    const period = { kind: 'meeting', end: day } as const;
    const id = `${what}-meeting-${isoDay(day)}`;
    return { id, form, rule, what, period, ...moved, notes: [...moved.notes, ...notes] };
  };
  const assumed = (name: 'record' | 'sent' | 'last', date: Day): Note[] =>
    isAssumed(name) ? [{ note: NOTES[name], date, isAsk: true }] : [];
  const from = isMoved ? day : anniversary;
  const ofNominees = (note: string) => (isMoved ? [{ note, isAsk: true }] : assumed('last', last));
  const next: Note = { note: NOTES.nextNominees, date: toBusinessDay(addMonths(day, 12) - NOMINEE_DAYS) };
  return inOrder(
    [
      isMoved
        ? step('Rule 14a-8', '14a-8', 'proposals-moved', definitive, [
            { note: NOTES.meetingMoved, isAsk: true },
          ])
        : step('Rule 14a-8', '14a-8', 'proposals', addMonths(sent, 12) - 120, [
            ...assumed('sent', sent),
            ...assumed('last', last),
          ]),
      step('Rule 14a-8(j)', '14a-8(j)', 'reasons', definitive - 80),
      step('Rule 14a-13', '14a-13', 'brokers', businessDaysBefore(record, 20), assumed('record', record)),
      step('Rule 14a-19(b)', '14a-19(b)', 'nominees', from - NOMINEE_DAYS, ofNominees(NOTES.nomineesMoved)),
      step(
        'Rule 14a-19(d)',
        '14a-19(d)',
        'own-nominees',
        from - OWN_NOMINEE_DAYS,
        ofNominees(NOTES.ownNomineesMoved),
      ),
      step('PRE 14A', '14a-6(a)', 'preliminary', definitive - 10),
      {
        ...step(
          'DEF 14A',
          '14a-16',
          'notice',
          day - NOTICE_DAYS,
          day < RULES['14a-5(e)'].inForce ? [] : [next],
        ),
        moreRules: ['14a-5(e)'] as const,
      },
      step('Item 5.07', '8-K', 'results', results),
    ].filter(({ rule }) => day >= RULES[rule].inForce),
  );
}

/**
 * Moves a last day that is not a business day: a filing back, a notice of nominees forward (Rule 14a-19, Instruction 1),
 * a shareholder's proposal not at all.
 */
function movedBy(what: DueDate['what'], counted: Day): Pick<DueDate, 'counted' | 'due' | 'notes'> {
  if (what === 'nominees' || what === 'own-nominees') return movedOn(counted);
  const due = what === 'proposals' ? counted : backToBusinessDay(counted);
  const notes = due < counted ? [{ note: NOTES.movedBack, date: counted, isAsk: true }] : [];
  return { counted, due, notes };
}

const NOMINEE_DAYS = 60;
const OWN_NOMINEE_DAYS = 50;

/** The proxy rules are for classes registered under Section 12, and not for foreign private issuers (Rule 3a12-3). */
export function hasProxyRules({ issuer, shares }: Company): boolean {
  return issuer === 'domestic' && shares !== 'neither';
}
