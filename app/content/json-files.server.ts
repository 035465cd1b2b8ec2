import { pricingContent, UNAVAILABLE } from './files/pricing.ts';
import { positionsIn, repeatedNames, syntaxErrorIn } from './json-position.server.ts';
import type { Parsed } from './live-files.server.ts';
import { isObject, parseWithDefaults } from './parse-with-defaults.server.ts';
import { readText } from './text-file.server.ts';
import type { ContentDefinition, ContentOf } from './schema.ts';

export interface JsonFile {
  /** Completed with the defaults. */
  content: ContentOf<ContentDefinition>;
  /** As under `/data/`: the text on disk, or JSON where that has faults. */
  body: string;
}

/**
 * Reads a JSON file of the content folder. A field with a wrong value has its default, but a price its last good one.
 * @throws when the file cannot be read or is not JSON
 */
export async function readJson(
  definition: ContentDefinition,
  path: string,
  last: () => JsonFile | undefined,
): Promise<Parsed<JsonFile>> {
  const body = await readText(path);
  let onDisk: unknown;
  try {
    // This name would set the prototype instead of a field.
    onDisk = JSON.parse(body, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    throw new Error(`${path}:${syntaxErrorIn(body)}`);
  }
  const replacements =
    definition.name === pricingContent.name
      ? { 'plans[].price': lastPrice(last()?.content as PricingContent | undefined) }
      : definition.replacements;
  const { content, json, problems: wrong } = parseWithDefaults({ ...definition, replacements }, onDisk);
  const problems = [...wrong, ...repeatedNames(body)];
  const placeOf = positionsIn(body);
  const { required } = definition;
  if (required && isObject(content) && !content[required]) {
    const { found, expected } = wrong.find(({ path: at }) => at === required) ?? NOTHING;
    throw new Error(`${path}:${placeOf(required)} ${required}: found ${found}, expected ${expected}`);
  }
  const value = { content, body: problems.length === 0 ? body : JSON.stringify(json) };
  return { value, problems, placeOf };
}

const NOTHING = { found: 'nothing', expected: 'a value: without it the file is not shown' };

type PricingContent = ContentOf<typeof pricingContent>;

/** The last good price of a plan. Without one its card says only whom to ask: the default would claim a custom price. */
function lastPrice(good: PricingContent | undefined) {
  return (plan: object) => {
    const last = good?.plans.find(({ id }) => 'id' in plan && plan.id === id);
    return last ? last.price : UNAVAILABLE;
  };
}
