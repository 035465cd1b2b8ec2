import { bracedIn } from '../language/braced.ts';
import { figuresOf } from './figures.ts';
import type { PricingContent } from './files/pricing.ts';
import { abbreviate, isObject, type ContentProblem } from './parse-with-defaults.server.ts';

type Plan = Pick<PricingContent['plans'][number], 'id' | 'price'>;

/** The names that texts may have in braces. */
export interface Placeholders {
  /** Those that have a value now: `brand`, `price.startup`. */
  filled: readonly string[];
  /** The ids of the plans without a price. */
  unpriced: readonly string[];
}

/** What every text may name, and what `composed.server.ts` counts. */
const ALWAYS = ['brand', 'product', 'email', 'year', 'questions', 'answers', 'languages'];

export function placeholdersOf(plans: readonly Plan[]): Placeholders {
  return {
    filled: [...ALWAYS, ...Object.keys(figuresOf(plans))],
    unpriced: plans.filter(({ price }) => typeof price !== 'number').map(({ id }) => id),
  };
}

export interface TextProblem extends ContentProblem {
  /** Whether the text only names the price of a plan that has none. Visitors see a dash in its place. */
  isUnpriced: boolean;
  /** `{nothing}`. */
  placeholder: string;
}

/** The first placeholder of a text that has no value. */
export function placeholderProblem(
  text: string,
  path: string,
  { filled, unpriced }: Placeholders,
): TextProblem | undefined {
  const isName = AS_WRITTEN.test(path);
  const known = isName ? [] : filled;
  const unfilled = bracedIn(text).filter((braced) => !known.some((name) => braced === `{${name}}`));
  const planOf = (braced: string) =>
    unpriced.find((id) => PRICES.some((price) => braced === `{${price}.${id}}`));
  const [placeholder] = unfilled.toSorted(
    (one, other) => Number(planOf(one) !== undefined) - Number(planOf(other) !== undefined),
  );
  if (placeholder === undefined) return undefined;
  const plan = isName ? undefined : planOf(placeholder);
  const reason = plan === undefined ? '' : `the plan ${JSON.stringify(plan)} has no price, so `;
  const names = known.map((one) => `{${one}}`).join(', ');
  return {
    path,
    found: abbreviate(text),
    expected: `${isName ? 'no placeholder' : `only placeholders such as ${names}`}: ${reason}nothing fills ${placeholder}`,
    isUnpriced: plan !== undefined,
    placeholder,
  };
}

/** Names and addresses that pages show as they are. */
const AS_WRITTEN =
  /^branding\.(?:name|product)$|^footer\.sections\.company\.contact\.email$|(?:^|\.)(?:company_name|ticker|form)$/;

const PRICES = ['price', 'annual', 'saving'];

/**
 * The problems of all texts in a JSON value.
 * @param path of the value in its file
 */
export function placeholderProblems(json: unknown, path: string, known: Placeholders): TextProblem[] {
  if (typeof json === 'string') return [placeholderProblem(json, path, known) ?? []].flat();
  const inside = Array.isArray(json)
    ? json.map((item, index) => [`${path}[${index}]`, item] as const)
    : isObject(json)
      ? Object.entries(json).map(([key, inner]) => [path ? `${path}.${key}` : key, inner] as const)
      : [];
  return inside.flatMap(([at, inner]) => placeholderProblems(inner, at, known));
}

/**
 * A JSON value without the texts that have an unknown placeholder, for the defaults to replace them. A price that a plan
 * does not have is a dash in its text.
 */
export function withoutUnknown(json: unknown, problems: readonly TextProblem[]): unknown {
  const wrong = new Set(problems.filter(({ isUnpriced }) => !isUnpriced).map(({ path }) => path));
  const clean = (value: unknown, path: string): unknown => {
    if (wrong.has(path)) return null;
    if (Array.isArray(value)) return value.map((item, index) => clean(item, `${path}[${index}]`));
    if (!isObject(value)) return value;
    const inside = Object.entries(value).map(([key, inner]) => [
      key,
      clean(inner, path ? `${path}.${key}` : key),
    ]);
    return Object.fromEntries(inside);
  };
  return wrong.size > 0 ? clean(json, '') : json;
}
