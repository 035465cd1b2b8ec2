import * as v from 'valibot';

const PLANS = v.looseObject({ plans: v.array(v.unknown()) });
const PLAN = v.looseObject({ id: v.pipe(v.string(), v.nonEmpty()), price: v.optional(v.unknown()) });
const PRICE = v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.null(), v.literal('')]));

/**
 * Replaces wrong prices by the last good price of the same plan, so that a typing error shows neither another amount nor
 * a custom price. Plans are matched by id; a plan without a last good price stays as it is.
 * @param last the last served JSON of the file
 * @returns the same object when nothing was replaced
 */
export function withLastGoodPrices(json: unknown, last: unknown): unknown {
  if (!v.is(PLANS, json) || !v.is(PLANS, last)) return json;
  const good = new Map(
    last.plans.flatMap((plan) =>
      v.is(PLAN, plan) && v.is(PRICE, plan.price) ? [[plan.id, plan.price]] : [],
    ),
  );
  const plans = json.plans.map((plan) => {
    if (!v.is(PLAN, plan) || v.is(PRICE, plan.price) || !good.has(plan.id)) return plan;
    return { ...plan, price: good.get(plan.id) };
  });
  return plans.some((plan, index) => plan !== json.plans[index]) ? { ...json, plans } : json;
}
