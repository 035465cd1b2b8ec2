/** Billing period. Prices are per month in both. */
export type Period = 'monthly' | 'annual';

/** The query parameter of /pricing that names the period. */
export const PERIOD_PARAMETER = 'period';

/** The period in the URL's query; monthly unless it says annual. */
export function periodOf(query: URLSearchParams): Period {
  return query.get(PERIOD_PARAMETER) === 'annual' ? 'annual' : 'monthly';
}

/** Annual billing gives 20% off (specification, section 9). */
const ANNUAL_SHARE = 0.8;

/** Per month, in whole US dollars. */
export function annualPrice(monthlyPrice: number): number {
  return Math.round(monthlyPrice * ANNUAL_SHARE);
}

/** What annual billing saves per month, in US dollars. */
export function monthlySaving(monthlyPrice: number): number {
  return monthlyPrice - annualPrice(monthlyPrice);
}
