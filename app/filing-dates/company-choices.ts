import type { Company } from '../tools/filing-dates/due-dates.ts';

export const CHOICE_NAMES = ['issuer', 'status', 'shares', 'quarters'] as const;

type Choices = {
  [Name in (typeof CHOICE_NAMES)[number]]: { label: string; options: Record<Company[Name], string> };
};

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

/** What decides the due dates of a company beside its year-end. All texts are English phrases. */
export const CHOICES: Readonly<Choices> = {
  issuer: { label: 'Issuer', options: { domestic: 'Domestic', foreign: 'Foreign private issuer' } },
  status: { label: 'Filer status', options: STATUSES },
  shares: { label: 'Shares', options: SHARES },
  quarters: { label: 'Fiscal quarters', options: { months: 'Three months', weeks: '13 weeks' } },
};
