import type * as v from 'valibot';

/** The inside of a content schema. The validation library's own types do not describe schemas in general. */
export interface SchemaParts extends v.GenericSchema {
  readonly pipe?: readonly Action[];
  /** The schema inside an optional one. */
  readonly wrapped?: SchemaParts;
  /** The items of a list. */
  readonly item?: SchemaParts;
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  /** The values of a record. */
  readonly value?: SchemaParts;
  /** Further values that an object may have beside its fields. */
  readonly rest?: SchemaParts;
  /** Several kinds of values, or the values of a picklist. */
  readonly options?: readonly (SchemaParts | string)[];
  /** The field that tells several kinds of objects apart, and its value in one of them. */
  readonly key?: unknown;
  readonly literal?: unknown;
}

/** A rule about values, or words about them. The first one of a schema with rules is the schema itself. */
export interface Action {
  readonly type: string;
  readonly pipe?: readonly Action[];
  readonly options?: SchemaParts['options'];
  /** The name of a brand. */
  readonly name?: unknown;
  readonly description?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

/** The properties that a schema gives a value. */
export interface Shape {
  /** The schema without the wrapper that makes it optional. */
  schema: SchemaParts;
  /** The schema of each item, for a list. */
  item: SchemaParts | undefined;
  isObject: boolean;
  /** The fields of an object; for several kinds, those of the value's kind or of the only kind. */
  fields: Readonly<Record<string, SchemaParts>>;
  /** The schema of values under any other name. */
  others: SchemaParts | undefined;
}

export function shapeOf(outer: SchemaParts, value: unknown): Shape {
  if (outer.wrapped) return shapeOf(outer.wrapped, value);
  const { item, entries = kindOf(outer, value)?.entries, rest, value: others = rest } = outer;
  return { schema: outer, item, isObject: Boolean(entries ?? others), fields: entries ?? {}, others };
}

/** @returns undefined for a name that the schema does not know */
export function fieldOf({ fields, others }: Shape, name: string): SchemaParts | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : DROPPED.has(name) ? undefined : others;
}

/** Names that the validation library drops from objects whose names are free, without a word. */
const DROPPED = new Set(['constructor', 'prototype']);

function kindOf({ key, options = [] }: SchemaParts, value: unknown): SchemaParts | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const name = String(key);
  return options
    .filter((option) => typeof option !== 'string')
    .find(({ entries }) => entries && entries[name]?.literal === Reflect.get(value, name));
}

/** Whether texts are translated. */
export function isWords({ type, name, pipe = [], options = [] }: Action): boolean {
  const isPart = (part: Action | string) => typeof part !== 'string' && isWords(part);
  return (type === 'brand' && name === 'words') || [...pipe, ...options].some(isPart);
}

/** Whether a text is the name of a file in media/. */
export function isMedium({ wrapped, pipe = [] }: SchemaParts): boolean {
  return wrapped ? isMedium(wrapped) : pipe.some(({ metadata }) => metadata?.isMedium === true);
}
