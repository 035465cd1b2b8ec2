import * as v from 'valibot';
import { plainAddress } from '../contact/plain-address.ts';
import { isMediumName } from './media/media.ts';
import builtIn from './built-in.json' with { type: 'json' };

/** An English text of content that pages show translated (site/content/translated.ts). */
export const words = v.pipe(v.string(), v.brand('words'));
export type Words = v.InferOutput<typeof words>;

/**
 * Building blocks of content schemas. A schema describes the shape of a file; the default of each missing field is
 * built in (see `defineContent`). The descriptions are shown to editors through the generated JSON Schema. Every field
 * is optional.
 */
export function text(about: string) {
  return v.optional(v.pipe(words, v.description(about)), '');
}

/** The heading of a section that a page can do without. */
export function heading(about: string) {
  return text(`${about} Empty: the section is not shown.`);
}

/** A text that is not translated as a phrase: a name, a key, a figure, or a value that a component parses first. */
export function verbatim(about: string) {
  return v.optional(v.pipe(v.string(), v.description(about)), '');
}

const NOT_EMPTY = v.regex<string, string>(/\S/, 'a text that is not empty');

/** A text that must not be empty: an empty one counts as missing. In a list, the item without it is left out. */
export function filled(about: string) {
  return v.optional(v.pipe(v.string(), NOT_EMPTY, v.brand('words'), v.description(about)), '');
}

/** The same for a text that is not translated as a phrase. */
export function filledVerbatim(about: string) {
  return v.optional(v.pipe(v.string(), NOT_EMPTY, v.description(about)), '');
}

const EMAIL = v.pipe(v.string(), v.rfcEmail());

/** An email address, which must not be empty. */
export function emailAddress(about: string) {
  const isEmail = v.check<string, string>(
    (value) => v.is(EMAIL, plainAddress(value)),
    'an email address such as hello@example.com',
  );
  return v.optional(v.pipe(v.string(), isEmail, v.description(about)), '');
}

/** A text that may be empty; any other must pass the check. Valibot validates defaults too. */
export function checked(isValid: (value: string) => boolean, expected: string, about: string) {
  const check = v.check<string, string>((value) => value === '' || isValid(value), expected);
  return v.optional(v.pipe(v.string(), check, v.description(about)), '');
}

/** A text in a special form. */
export function matching(form: RegExp, expected: string, about: string) {
  return v.pipe(v.string(), v.regex(form, expected), v.description(about));
}

/**
 * The name of a picture or a video in media/. The forms of the editors' window choose it, and `check:content` looks for the
 * file.
 */
export function picture(
  about: string,
  isValid: (name: string) => boolean = isMediumName,
  expected = 'the name of a file in media/, such as chart.png',
) {
  return v.pipe(v.string(), v.check(isValid, expected), v.metadata({ isMedium: true }), v.description(about));
}

/** The same, or nothing. */
export function pictureOrNone(about: string, isValid = isMediumName, expected?: string) {
  return v.optional(
    picture(about, (name) => name === '' || isValid(name), expected),
    '',
  );
}

/** A URL of another site. */
const HTTPS = /^https:\/\/\S+$/;

/** A URL of another site, or nothing unless it is needed. */
export function httpsUrl(about: string, { isNeeded = false } = {}) {
  const form = isNeeded ? HTTPS : new RegExp(`^$|${HTTPS.source}`);
  return v.optional(addressIn(form, 'an address that begins with https://', about), '');
}

/** An address in a special form. */
export function addressIn(form: RegExp, expected: string, about: string) {
  const isWhole = v.check<string, string>(
    (written) => !written.startsWith('https:') || isHttpsUrl(written),
    `${expected}, as browsers understand it`,
  );
  return v.pipe(v.string(), v.regex(form, expected), isWhole, v.description(about));
}

/** Whether it is a URL of another site. `https://[` begins like one, and leads nowhere. */
export function isHttpsUrl(url: string): boolean {
  return HTTPS.test(url) && URL.canParse(url);
}

export function number(about: string, fallback?: number) {
  return v.optional(v.pipe(v.number(), v.description(about)), fallback ?? 0);
}

/** A value that may be left out. */
export function optional<Schema extends v.GenericSchema>(schema: Schema, about: string) {
  return v.optional(v.pipe(schema, v.description(about)));
}

/** One of some names, or none. */
export function oneOf<const Names extends readonly string[]>(names: Names, about: string) {
  return v.optional(v.pipe(v.picklist(['', ...names]), v.description(about)), '');
}

export function flag(about: string) {
  return v.optional(v.pipe(v.boolean(), v.description(about)), false);
}

/** One of several kinds of objects, told apart by `kind`. */
export function kind<const Kind extends string, Entries extends v.ObjectEntries>(
  name: Kind,
  entries: Entries,
) {
  return v.strictObject({ kind: v.pipe(v.literal(name), v.description('What it looks like.')), ...entries });
}

/** A strict object: an unknown field is reported, because it is usually a typing error. */
export function group<Entries extends v.ObjectEntries>(entries: Entries): Group<Entries>;
export function group(entries: v.ObjectEntries) {
  return v.optional(v.strictObject(entries), {});
}

/** An object that a file may leave out: each of its fields has a default. */
type Group<Entries extends v.ObjectEntries> = v.OptionalSchema<
  v.StrictObjectSchema<Entries, undefined>,
  v.InferInput<v.StrictObjectSchema<Entries, undefined>>
>;

/** A list in a file replaces the entire default list. */
export function list<Item extends v.GenericSchema>(item: Item, about: string) {
  return v.optional(v.pipe(v.array(item), v.description(about)), []);
}

/** A list of objects. */
export function listOf<Entries extends v.ObjectEntries>(about: string, fields: Entries) {
  return list(v.strictObject(fields), about);
}

/**
 * A content file.
 * @param name of the file in the content folder
 * @param others its defaults, if they are not the built-in file, and its further properties
 */
export function defineContent<
  const Name extends string,
  Entries extends v.ObjectEntries,
  Others extends DefinitionOf<v.StrictObjectSchema<Entries & { $schema: typeof NAME_OF_SCHEMA }, undefined>>,
>(name: Name, entries: Entries, others?: Others) {
  const schema = v.strictObject({ $schema: NAME_OF_SCHEMA, ...entries });
  return { name, schema, defaults: BUILT_IN[name], ...others };
}

const NAME_OF_SCHEMA = v.optional(v.string());

/** Generated from the content folder by `npm run built-in`. */
const BUILT_IN: Readonly<Record<string, object>> = builtIn;

export interface ContentDefinition<
  Name extends string = string,
  Schema extends v.GenericSchema = v.GenericSchema,
> extends DefinitionOf<Schema> {
  name: Name;
  schema: Schema;
}

interface DefinitionOf<Schema extends v.GenericSchema> {
  /** Defaults of missing fields, by the same path. */
  defaults?: object;
  /**
   * Values for wrong and misspelled fields, where a missing value would have a meaning; by JSON path with empty
   * brackets: `plans[].price`. A function gets the object with the field.
   */
  replacements?: Readonly<Record<string, unknown>>;
  /** The same, from the last good content. */
  lastGood?(last: v.InferOutput<Schema> | undefined): Readonly<Record<string, unknown>>;
  /** The field that the file must have to be shown at all. */
  required?: string;
  /** Whether an object without one known, valid field counts as no data. */
  needsFields?: true;
  /** Figures that every text may name by placeholders. */
  figures?(content: v.InferOutput<Schema>): Readonly<Record<string, number>>;
  /** Paths of its entries that have pages. */
  paths?(content: v.InferOutput<Schema>): readonly string[];
  redirects?(content: v.InferOutput<Schema>): readonly { from: string; to: string }[];
  /** Completes it from other files: `OtherFiles` in content.ts. */
  compose?(content: v.InferOutput<Schema>, parts: object): v.InferOutput<Schema>;
}

/** The JSON files that there are, by name without ending. */
export type Schemas = Readonly<Record<string, ContentDefinition>>;

/** Each JSON file, completed with its defaults. */
export type FilesOf<Table extends Schemas> = { readonly [Name in keyof Table]: ContentOf<Table[Name]> };

export type ContentOf<Definition extends ContentDefinition> = v.InferOutput<Definition['schema']>;
