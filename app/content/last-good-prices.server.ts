import * as v from 'valibot';

const PLANS = v.looseObject({ plans: v.array(v.unknown()) });
const PLAN = v.looseObject({ id: v.pipe(v.string(), v.nonEmpty()), price: v.optional(v.unknown()) });
const PRICE = v.optional(v.union([v.number(), v.null(), v.literal('')]));

/**
 * The pricing file with the last good price of each plan in place of one that is wrong: a mistyped price neither
 * shows another amount nor promises a custom one. Plans are known by their id; a plan without a last good price
 * stays as written.
 * @param last the file as it was served before.
 * @returns the same value when nothing had to be replaced.
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
