import type { Asked } from '../tools/filing-dates/query.ts';

type Choices = Record<'status' | 'was', Choice<Asked['status']>> & {
  [Name in 'issuer' | 'shares' | 'quarters']: Choice<Asked['company'][Name]>;
};

interface Choice<Value extends string> {
  label: string;
  options: Partial<Record<Value, string>>;
}

const STATUSES = {
  large: 'Large accelerated filer',
  accelerated: 'Accelerated filer',
  other: 'Non-accelerated filer',
};

const SHARES = {
  listed: 'Listed in the United States',
  registered: 'Registered under Section 12(g)',
  neither: 'Neither: Section 15(d) only',
};

const QUARTERS = {
  months: 'Three months',
  weeks: '13 weeks',
  'weeks-1': '13 weeks, and 14 in the first quarter',
  'weeks-2': '13 weeks, and 14 in the second quarter',
  'weeks-3': '13 weeks, and 14 in the third quarter',
  own: 'Enter their last days',
};

/** What decides the due dates of a company beside its year-end. All texts are English phrases. */
export const CHOICES = {
  issuer: { label: 'Issuer', options: { domestic: 'Domestic', foreign: 'Foreign private issuer' } },
  status: { label: 'Filer status', options: { ...STATUSES, find: 'Find it by three questions' } },
  was: { label: 'Status a year before', options: STATUSES },
  shares: { label: 'Shares', options: SHARES },
  quarters: { label: 'Fiscal quarters', options: QUARTERS },
} as const satisfies Choices;
