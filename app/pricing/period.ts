/** Billing period. Prices are per month in both. */
export type Period = 'monthly' | 'annual';

/** The query parameter of /pricing that names the period. */
export const PERIOD_PARAMETER = 'period';

/** The period in the URL's query; monthly unless it says annual. */
export function periodOf(query: URLSearchParams): Period {
  return query.get(PERIOD_PARAMETER) === 'annual' ? 'annual' : 'monthly';
}
