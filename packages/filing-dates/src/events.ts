import type { RuleId } from './rules.ts';

/** An event that starts a period, and how it is counted. */
export interface FilingEvent {
  /** In the address of the page. */
  id: string;
  /** As the form or the rule names it; never translated. */
  name: string;
  /** An English phrase around the name, where it needs one. */
  phrase?: string;
  /** Of an item of Form 8-K: its name without its number. */
  caption?: string;
  rule: RuleId;
  /** `prompt` is the rule of Regulation FD; `undated` means promptly, without a date. */
  count: { days: number; of: 'business' | 'calendar' } | 'prompt' | 'undated';
}

const four = { days: 4, of: 'business' } as const;
const five = { days: 5, of: 'business' } as const;
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

/** Where it is not that of the form. */
const ITEM_RULES: Readonly<Record<string, RuleId>> = {
  '1.05': 'cyber-incident',
  '7.01': 'regulation-fd',
  '8.01': 'regulation-fd',
};

/** What the event clock knows, in the order in which it is offered. */
export const EVENTS: readonly FilingEvent[] = [
  ...ITEMS.map(([id, caption]) => {
    const rule = ITEM_RULES[id] ?? '8-K';
    const count = rule === 'regulation-fd' ? 'prompt' : four;
    return { id, name: `Item ${id} ${caption}`, caption, rule, count } as const;
  }),
  { id: 'form-3', name: 'Form 3', rule: 'form-3', count: { days: 10, of: 'calendar' } },
  { id: 'form-4', name: 'Form 4', rule: 'form-4', count: two },
  { id: 'form-144', name: 'Form 144', rule: '144', count: { days: 0, of: 'calendar' } },
  { id: '13d', name: 'Schedule 13D', rule: '13D', count: five },
  { id: '13d-a', name: 'Schedule 13D/A', rule: '13D/A', count: two },
  { id: '13g', name: 'Schedule 13G, Rule 13d-1(c)', phrase: OVER_5, rule: '13G-passive', count: five },
  { id: '13g-month', name: 'Schedule 13G, Rule 13d-1(b)', phrase: OVER_10, rule: '13G', count: five },
  {
    id: '13g-a-month',
    name: 'Schedule 13G/A, Rule 13d-2(c)',
    phrase: OVER_10,
    rule: '13G/A-month',
    count: five,
  },
  { id: '13g-a', name: 'Schedule 13G/A, Rule 13d-2(d)', phrase: OVER_10, rule: '13G/A', count: two },
  // The rule says "promptly"; the SEC's staff reads it as ten days (answers about Rule 13h-1).
  { id: '13h', name: 'Form 13H', rule: '13H', count: { days: 10, of: 'calendar' } },
  { id: 'form-d', name: 'Form D', rule: 'D', count: { days: 15, of: 'calendar' } },
  { id: '6-k', name: 'Form 6-K', rule: '6-K', count: 'undated' },
];

/** Item 9.01: calendar days after the first report was due, for financial statements of an acquired business. */
export const ACQUIRED_BUSINESS_DAYS = 71;
