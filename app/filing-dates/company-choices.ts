import type { Company } from '../tools/filing-dates/due-dates.ts';

export const CHOICE_NAMES = ['issuer', 'status', 'shares', 'quarters'] as const;

type Choices = {
  readonly [Name in (typeof CHOICE_NAMES)[number]]: {
    label: string;
    options: Readonly<Record<Company[Name], string>>;
  };
};

/** What decides the due dates of a company beside its year-end. All texts are English phrases. */
export const CHOICES: Choices = {
  issuer: {
    label: 'Issuer',
    options: { domestic: 'Domestic', foreign: 'Foreign private issuer' },
  },
  status: {
    label: 'Filer status',
    options: {
      large: 'Large accelerated filer',
      accelerated: 'Accelerated filer',
      other: 'Non-accelerated filer',
    },
  },
  shares: {
    label: 'Shares',
    options: {
      listed: 'Listed in the United States',
      registered: 'Registered under Section 12(g)',
      neither: 'Neither: Section 15(d) only',
    },
  },
  quarters: {
    label: 'Fiscal quarters',
    options: { months: 'Three months', weeks: '13 weeks' },
  },
};
