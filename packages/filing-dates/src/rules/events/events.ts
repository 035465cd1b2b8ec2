import type { RuleId } from '../rules.ts';

/** Further values that some events need. */
export const EVENT_FIELDS = ['time', 'decided', 'covered'] as const;

/** An event that starts a period, and how it is counted. */
export interface FilingEvent {
  /** In the address of the page. */
  id: string;
  /** The name in the form or the rule; never translated. */
  name: string;
  /** An English phrase around the name, where it needs one. */
  phrase?: string;
  /** Another form that may be filed instead, for the search. */
  otherName?: string;
  /** The name of an item of Form 8-K, without its number. */
  caption?: string;
  rule: RuleId;
  /**
   * `prompt` is the rule of Regulation FD; `undated` means promptly, without a date; the others are counted in
   * special-reports.ts.
   */
  count:
    | { days: number; of: 'business' | 'calendar'; from?: 'month-end' }
    | 'prompt'
    | 'undated'
    | SpecialCount;
  /** English phrases: when the date does not hold, or when the count begins on another day. */
  notes?: readonly string[];
  /** An English phrase for the day. */
  dayHint?: string;
  asksFor?: (typeof EVENT_FIELDS)[number] | undefined;
}

export type SpecialCount = 'transition' | 'first-quarter' | 'dividend';

const four = { days: 4, of: 'business' } as const;
const five = { days: 5, of: 'business' } as const;
const fiveAfterMonth = { ...five, from: 'month-end' } as const;
const two = { days: 2, of: 'business' } as const;

const OVER_5 = '{name} (over 5%)';
const OVER_10 = '{name} (over 10%)';

/** The captions of Form 8-K, without Section 6 (asset-backed securities) and Item 9.01 (exhibits). */
const ITEMS = [
  ['1.01', 'Entry into a Material Definitive Agreement'],
  ['1.02', 'Termination of a Material Definitive Agreement'],
  ['1.03', 'Bankruptcy or Receivership'],
  ['1.04', 'Mine Safety – Reporting of Shutdowns and Patterns of Violations'],
  ['1.05', 'Material Cybersecurity Incidents'],
  ['2.01', 'Completion of Acquisition or Disposition of Assets'],
  ['2.02', 'Results of Operations and Financial Condition'],
  ['2.03', 'Creation of a Direct Financial Obligation'],
  ['2.04', 'Triggering Events That Accelerate or Increase a Direct Financial Obligation'],
  ['2.05', 'Costs Associated with Exit or Disposal Activities'],
  ['2.06', 'Material Impairments'],
  ['3.01', 'Notice of Delisting; Transfer of Listing'],
  ['3.02', 'Unregistered Sales of Equity Securities'],
  ['3.03', 'Material Modification to Rights of Security Holders'],
  ['4.01', 'Changes in Registrant’s Certifying Accountant'],
  ['4.02', 'Non-Reliance on Previously Issued Financial Statements'],
  ['5.01', 'Changes in Control of Registrant'],
  ['5.02', 'Departure, Election or Appointment of Directors or Certain Officers'],
  ['5.03', 'Amendments to Articles of Incorporation or Bylaws; Change in Fiscal Year'],
  ['5.04', 'Temporary Suspension of Trading Under Employee Benefit Plans'],
  ['5.05', 'Amendments to, or Waivers of, the Code of Ethics'],
  ['5.06', 'Change in Shell Company Status'],
  ['5.07', 'Submission of Matters to a Vote of Security Holders'],
  ['5.08', 'Shareholder Director Nominations'],
  ['7.01', 'Regulation FD Disclosure'],
  ['8.01', 'Other Events'],
] as const;

/** Set where it differs from the form's rule. */
const ITEM_RULES: Readonly<Record<string, RuleId>> = {
  '1.05': 'cyber-incident',
  '7.01': 'regulation-fd',
  '8.01': 'regulation-fd',
};

const PLANS =
  '5.04: the four days begin when you receive the notice of the plan’s administrator. 5.05: posting on your website within the four days is enough if your last annual report named the address and this intention.';
const REGULATION_FD =
  'Regulation FD applies. Intentional disclosure: at the same time. Other disclosure: promptly, and no later than 24 hours or the start of the next day’s trading on the New York Stock Exchange, whichever is later. Item 8.01 alone has no date.';
const INSIDERS =
  'At an initial public offering, Form 3 is due by effectiveness. Under a Rule 10b5-1 plan whose insider does not choose the day of the trade, the two days of Form 4 begin when the insider is notified, and no later than the third business day after the trade (Rule 16a-3(g)(2)).';
const MONTH_END =
  'Institutions over 10% at the end of a month: the day of the event is the last day of that month.';

const ITEM_NOTES: Readonly<Record<string, string>> = {
  '1.05':
    'The four days begin when you determine that the incident is material. You must determine that without unreasonable delay. The Attorney General can allow a delay. It has applied to smaller reporting companies since June 15, 2024.',
  '2.01':
    'Financial statements of an acquired business may follow within 71 calendar days after the first report was due (Item 9.01). Shell companies do not get this extra time.',
  '2.02':
    'A call needs no separate report if it begins within 48 hours after the release and completes it, the release was furnished before it, it was announced widely, everyone can listen, and its figures are on your website.',
  '2.06':
    'No report is due if you reach the conclusion while preparing the next periodic report, and that report is on time and contains it.',
  '3.02':
    'No report is due for less than 1% of the class since your last report (5% for smaller reporting companies).',
  '5.02':
    'The report of a new officer may wait until the day on which you announce the appointment (5.02(c)).',
  '5.04': PLANS,
  '5.05': PLANS,
  '5.07':
    'The four days begin when the meeting ends. Your decision how often to vote on executive pay follows by amendment within 150 days, and at least 60 days before shareholder proposals are due.',
  '7.01': REGULATION_FD,
  '8.01': REGULATION_FD,
};

/** All events of the event clock, in the order of the menu. */
export const EVENTS: readonly FilingEvent[] = [
  ...ITEMS.map(([id, caption]): FilingEvent => {
    const rule = ITEM_RULES[id] ?? '8-K';
    const notes = ITEM_NOTES[id] ? [ITEM_NOTES[id]] : [];
    const byTime = rule === 'regulation-fd';
    const count = byTime ? 'prompt' : four;
    return {
      id,
      name: `Item ${id} ${caption}`,
      caption,
      rule,
      notes,
      count,
      asksFor: byTime ? 'time' : undefined,
    };
  }),
  { id: 'form-3', name: 'Form 3', rule: 'form-3', count: { days: 10, of: 'calendar' }, notes: [INSIDERS] },
  { id: 'form-4', name: 'Form 4', rule: 'form-4', count: two, notes: [INSIDERS] },
  { id: 'form-144', name: 'Form 144', rule: '144', count: { days: 0, of: 'calendar' } },
  { id: '13d', name: 'Schedule 13D', rule: '13D', count: five },
  { id: '13d-a', name: 'Schedule 13D/A', rule: '13D/A', count: two },
  { id: '13g', name: 'Schedule 13G, Rule 13d-1(c)', phrase: OVER_5, rule: '13G-passive', count: five },
  {
    id: '13g-month',
    name: 'Schedule 13G, Rule 13d-1(b)',
    phrase: OVER_10,
    rule: '13G',
    count: fiveAfterMonth,
    notes: [MONTH_END],
  },
  {
    id: '13g-a-month',
    name: 'Schedule 13G/A, Rule 13d-2(c)',
    phrase: OVER_10,
    rule: '13G/A-month',
    count: fiveAfterMonth,
    notes: [MONTH_END],
  },
  { id: '13g-a', name: 'Schedule 13G/A, Rule 13d-2(d)', phrase: OVER_10, rule: '13G/A', count: two },
  // The rule says "promptly"; the SEC's staff reads it as ten days (answers about Rule 13h-1).
  { id: '13h', name: 'Form 13H', rule: '13H', count: { days: 10, of: 'calendar' } },
  { id: 'form-d', name: 'Form D', rule: 'D', count: { days: 15, of: 'calendar' } },
  { id: '6-k', name: 'Form 6-K', rule: '6-K', count: 'undated' },
  {
    id: '10-kt',
    name: 'Form 10-KT',
    otherName: 'Form 10-QT',
    phrase: 'Change of the fiscal year ({name})',
    rule: 'transition',
    count: 'transition',
    dayHint: 'The last day of the transition period, which begins after the fiscal year-end above.',
    asksFor: 'decided',
  },
  {
    id: 'first-10-q',
    name: 'Form 10-Q',
    phrase: 'First registration statement ({name})',
    rule: 'first-10-Q',
    count: 'first-quarter',
    dayHint: 'The day on which the registration statement became effective.',
    asksFor: 'covered',
  },
  {
    id: 'dividend',
    name: 'Rule 10b-17',
    phrase: 'Dividend or another distribution ({name})',
    rule: '10b-17',
    count: 'dividend',
    dayHint: 'Record date',
  },
];

/** Item 9.01: calendar days after the first report was due, for financial statements of an acquired business. */
export const ACQUIRED_BUSINESS_DAYS = 71;
