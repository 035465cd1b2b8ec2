import type { PricingContent } from './files/pricing.ts';
import { isObject, UNKNOWN_FIELD, type ContentProblem } from './parse-with-defaults.server.ts';

type Plan = Pick<PricingContent['plans'][number], 'id' | 'price'>;

/**
 * The JSON of pricing.json, with the last good price of each plan whose price is wrong, or misspelled: the default would
 * claim that its price is custom. A plan that never had one says only whom to ask.
 * @param problems found in `json`
 * @param last the plans that were shown before
 */
export function withLastPrices(
  json: unknown,
  problems: readonly ContentProblem[],
  last: readonly Plan[] = [],
): unknown {
  if (!isObject(json) || !Array.isArray(json.plans)) return json;
  const byPlan = Map.groupBy(problems, ({ path }) => path.split('.', 1)[0]);
  const plans = json.plans.map((plan: unknown, index) => {
    if (!isObject(plan)) return plan;
    const place = `plans[${index}]`;
    const isWrong = byPlan
      .get(place)
      ?.some(({ path, expected }) =>
        Object.hasOwn(plan, 'price') ? path === `${place}.price` : expected === UNKNOWN_FIELD,
      );
    if (!isWrong) return plan;
    const before = last.find(({ id }) => id === plan.id);
    return { ...plan, price: before ? before.price : 'unavailable' };
  });
  return { ...json, plans };
}
