/** Annual billing gives 20% off (requirement 9.5). */
const DISCOUNT_PERCENT = 20;

/** Per month, in whole US dollars. */
export function annualPrice(monthlyPrice: number): number {
  return Math.round(monthlyPrice * (1 - DISCOUNT_PERCENT / 100));
}

/** What annual billing saves per month, in US dollars. */
export function monthlySaving(monthlyPrice: number): number {
  return monthlyPrice - annualPrice(monthlyPrice);
}

/**
 * The figures that texts may name by placeholders: `price.startup`, `annual.startup` and `saving.startup` in US dollars
 * a month for each plan with a price, and `discount` in percent. Of plans with one id, the first counts, as its card does.
 */
export function figuresOf(
  plans: readonly { id: string; price: number | 'unavailable' | null }[],
): Record<string, number> {
  const prices = plans.toReversed().flatMap(({ id, price }) =>
    typeof price === 'number'
      ? [
          [`price.${id}`, price],
          [`annual.${id}`, annualPrice(price)],
          [`saving.${id}`, monthlySaving(price)],
        ]
      : [],
  );
  return { ...Object.fromEntries(prices), discount: DISCOUNT_PERCENT };
}
