import type * as v from 'valibot';

/** A content schema as the validation library builds it: what its own types do not say of schemas in general. */
export interface SchemaParts extends v.GenericSchema {
  readonly pipe?: readonly Action[];
  /** Of a field that may be left out. */
  readonly wrapped?: SchemaParts;
  /** Of a list. */
  readonly item?: SchemaParts;
  readonly entries?: Readonly<Record<string, SchemaParts>>;
  /** Of what a record has under any name. */
  readonly value?: SchemaParts;
  /** Of what an object may have beside its fields. */
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
  /** Of a brand. */
  readonly name?: unknown;
  readonly description?: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

/** What a schema says of a value. */
export interface Shape {
  /** Without what only says that it may be left out. */
  schema: SchemaParts;
  /** Of each item, if it is to be a list. */
  item: SchemaParts | undefined;
  isObject: boolean;
  /** Of an object; of several kinds, those of the one that the value is, or of the only one. */
  fields: Readonly<Record<string, SchemaParts>>;
  /** Of what an object has under any other name. */
  others: SchemaParts | undefined;
}

export function shapeOf(outer: SchemaParts, value: unknown): Shape {
  if (outer.wrapped) return shapeOf(outer.wrapped, value);
  const { item, entries = kindOf(outer, value)?.entries, rest, value: others = rest } = outer;
  return { schema: outer, item, isObject: Boolean(entries ?? others), fields: entries ?? {}, others };
}

/** @returns undefined for a name that the schema does not know */
export function fieldOf({ fields, others }: Shape, name: string): SchemaParts | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : others;
}

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
