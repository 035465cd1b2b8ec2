import * as v from 'valibot';

/**
 * The building blocks of the content schemas. Each field carries its built-in default and the sentence
 * that editors see (in their editor, through the generated JSON Schema). Every field may be left out:
 * then its default stands in, piece by piece.
 */
export function text(fallback: string, about: string) {
  return v.optional(v.pipe(v.string(), v.description(about)), fallback);
}

/** A text that is shown whatever an editor writes: an empty one gives the default as well. */
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

/** An address outside the site; an empty one gives the default. */
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

/** A strict object: a field that the site does not know is reported, since it is most often a slip of the pen. */
export function group<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.optional(v.strictObject(entries), {} as never);
}

/** A list. When an editor gives one, it replaces the default list whole. */
export function list<Item extends v.GenericSchema>(
  item: Item,
  fallback: v.InferInput<Item>[],
  about: string,
) {
  return v.optional(v.pipe(v.array(item), v.description(about)), fallback as never);
}

/**
 * A whole content file, named as it stands in the content folder.
 * @param instead what takes the place of a wrong value where its absence would say something, by JSON path with
 * empty brackets: `plans[].price`.
 */
export function defineContent<const Name extends string, Entries extends v.ObjectEntries>(
  name: Name,
  entries: Entries,
  instead: Readonly<Record<string, unknown>> = {},
) {
  return { name, schema: v.strictObject({ $schema: v.optional(v.string()), ...entries }), instead };
}

export interface ContentDefinition<
  Name extends string = string,
  Schema extends v.GenericSchema = v.GenericSchema,
> {
  name: Name;
  schema: Schema;
  instead?: Readonly<Record<string, unknown>>;
}

export type ContentOf<Definition extends ContentDefinition> = v.InferOutput<Definition['schema']>;
