import type { ShowcaseContent } from '../../content/files/showcase.ts';

/** A company as its card shows it. */
export type ShowcaseCompany = ShowcaseContent['showcases'][number];

/** A company as its own page shows it. */
export type Company = Pick<
  ShowcaseCompany,
  'company_name' | 'ticker' | 'subtitle' | 'description' | 'stock_url' | 'website'
>;

/**
 * The pages under /showcase, by the last part of their path: neutral, public facts, and the figures of the
 * specification (section 2). showcase.json overrides what it has. A new page needs a row here, a panel in
 * company-page.tsx and an entry in app/routes.ts.
 */
export const COMPANIES = {
  'silo-pharma': {
    company_name: 'SILO Pharma',
    ticker: 'SILO',
    subtitle: 'Nasdaq. Biopharmaceuticals',
    description: 'A developmental-stage biopharmaceutical company.',
    stock_url: 'https://www.nasdaq.com/market-activity/stocks/silo',
    website: 'https://silopharma.com/',
  },
  'karbon-x': {
    company_name: 'Karbon-X',
    ticker: 'KARX',
    subtitle: 'OTC markets. Carbon credits',
    description: 'A company in carbon offsets and carbon credits.',
    stock_url: 'https://www.otcmarkets.com/stock/KARX/overview',
    website: 'https://www.karbon-x.com/',
  },
  'fynn-ai': {
    company_name: 'FYNN AI',
    ticker: '',
    subtitle: 'Web3 AI fintech',
    description: 'A financial technology company in artificial intelligence and Web3.',
    stock_url: '',
    website: '',
  },
  'international-land-alliance': {
    company_name: 'International Land Alliance',
    ticker: 'ILAL',
    subtitle: 'OTC markets. Real estate, Baja California, Mexico',
    description:
      'Residential land in Baja California, Mexico: starting at $35,000, 1,344 estates, 497 acres. Confirm current figures with the company.',
    stock_url: 'https://www.otcmarkets.com/stock/ILAL/overview',
    website: '',
  },
} as const satisfies Record<string, Company>;

export type CompanySlug = keyof typeof COMPANIES;

export function isCompanySlug(value: string): value is CompanySlug {
  return Object.hasOwn(COMPANIES, value);
}

/** A company as showcase.json has it, found by the link to its page, else as built in. */
export function companyAt(slug: CompanySlug, showcases: readonly ShowcaseCompany[]): Company {
  const entry = showcases.find(({ link }) => link === `/showcase/${slug}`);
  return entry?.company_name ? entry : COMPANIES[slug];
}
