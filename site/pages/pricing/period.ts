/** Billing period. Prices are per month in both. */
export type Period = 'monthly' | 'annual';

/** The query parameter of /pricing that names the period. */
export const PERIOD_PARAMETER = 'period';
