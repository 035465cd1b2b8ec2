/** How a plan is paid for. Prices are per month in both. */
export type Period = 'monthly' | 'annual';

/** The query parameter that names a period, in links to /pricing and in the address after a choice. */
export const PERIOD_PARAMETER = 'period';

/** The period that an address asks for; monthly unless it says annual. */
export function periodOf(query: URLSearchParams): Period {
  return query.get(PERIOD_PARAMETER) === 'annual' ? 'annual' : 'monthly';
}

/** Annual billing gives 20% off (specification, section 9). */
const ANNUAL_SHARE = 0.8;

/** What a plan costs per month with annual billing, in whole US dollars. */
export function annualPrice(monthlyPrice: number): number {
  return Math.round(monthlyPrice * ANNUAL_SHARE);
}

/** What annual billing saves per month, in US dollars: the struck price less the one shown. */
export function monthlySaving(monthlyPrice: number): number {
  return monthlyPrice - annualPrice(monthlyPrice);
}
