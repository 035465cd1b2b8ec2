import * as v from 'valibot';

/**
 * Building blocks of content schemas. Each field has a built-in default and a description for editors, shown through the
 * generated JSON Schema. Every field is optional.
 */
export function text(fallback: string, about: string) {
  return v.optional(v.pipe(v.string(), v.description(about)), fallback);
}

/** A text that must not be empty: an empty one gives the default too. */
export function filled(fallback: string, about: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.description(about),
      v.transform((written) => written.trim() || fallback),
    ),
    fallback,
  );
}

/** A URL of another site; an empty one gives the default. */
export function httpsUrl(fallback: string, about: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\s*$|^https:\/\/\S+$/, 'an address that begins with https://'),
      v.description(about),
      v.transform((written) => written.trim() || fallback),
    ),
    fallback,
  );
}

export function flag(fallback: boolean, about: string) {
  return v.optional(v.pipe(v.boolean(), v.description(about)), fallback);
}

/** A strict object: an unknown field is reported, because it is usually a typing error. */
export function group<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.optional(v.strictObject(entries), {} as never);
}

/** A list in a file replaces the entire default list. */
export function list<Item extends v.GenericSchema>(
  item: Item,
  fallback: v.InferInput<Item>[],
  about: string,
) {
  return v.optional(v.pipe(v.array(item), v.description(about)), fallback as never);
}

/**
 * A content file.
 * @param name of the file in the content folder
 * @param replacements values for wrong ones, where a missing value would have a meaning; by JSON path with empty
 * brackets: `plans[].price`
 */
export function defineContent<const Name extends string, Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
  replacements: Readonly<Record<string, unknown>> = {},
) {
  return { name, schema: v.strictObject({ $schema: v.optional(v.string()), ...entries }), replacements };
}

export interface ContentDefinition<
  Name extends string = string,
  Schema extends v.GenericSchema = v.GenericSchema,
> {
  name: Name;
  schema: Schema;
  replacements?: Readonly<Record<string, unknown>>;
}

export type ContentOf<Definition extends ContentDefinition> = v.InferOutput<Definition['schema']>;
