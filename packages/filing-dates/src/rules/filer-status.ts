export const STATUSES = ['large', 'accelerated', 'other'] as const;
export type FilerStatus = (typeof STATUSES)[number];

/**
 * The filer status at a fiscal year-end (17 CFR 240.12b-2, as in force since April 27, 2020), of an issuer that has
 * reported for twelve months and filed an annual report. The other test of smaller reporting companies, a float under
 * 250 and again under 200, changes no due date. Revenue must be under 80 after it was once 100 or more, which is
 * assumed for an issuer that was accelerated: the earlier date.
 * @param float on the last business day of the second quarter, in millions of dollars
 * @param revenue of the last year that has audited statements, in millions of dollars
 * @param was the status of the year before
 */
export function filerStatus(float: number, revenue: number, was: FilerStatus): FilerStatus {
  const isLowRevenue = revenue < (was === 'other' ? 100 : 80) && float < (was === 'large' ? 560 : 700);
  if (isLowRevenue) return 'other';
  if (float >= (was === 'large' ? 560 : 700)) return 'large';
  return float >= (was === 'other' ? 75 : 60) ? 'accelerated' : 'other';
}
