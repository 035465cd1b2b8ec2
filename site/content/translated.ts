import type * as v from 'valibot';
import type { Text } from '../language/text.ts';
import type { Translate } from '../language/use-language.ts';
import { fieldOf, isWords, shapeOf, type SchemaParts } from './schema-parts.ts';
import type { ContentDefinition, ContentOf, FilesOf, Schemas, Words } from './schema.ts';

/** Content whose words are texts in the language of the page. */
export type Translated<Content> = Content extends Words
  ? Text
  : Content extends object
    ? { [Key in keyof Content]: Translated<Content[Key]> }
    : Content;

export type TranslatedContent<Definition extends ContentDefinition> = Translated<ContentOf<Definition>>;

/**
 * Translates the words of content, each when it is read, so that a page translates only the words that it shows. The
 * `context` of an object applies to its words.
 * @param content as the schema has parsed it
 */
export function translated<Content>(
  schema: v.GenericSchema,
  content: Content,
  t: Translate,
): Translated<Content> {
  return translate(schema, content, t) as Translated<Content>;
}

/** The same for all files. */
export function translatedFiles<Table extends Schemas>(
  table: Table,
  files: FilesOf<Table>,
  t: Translate,
): TranslatedFiles<Table> {
  const translatedTable = {};
  for (const [name, { schema }] of Object.entries(table))
    readOnce(translatedTable, name, () => translate(schema, files[name], t));
  return translatedTable as TranslatedFiles<Table>;
}

export type TranslatedFiles<Table extends Schemas> = {
  readonly [Name in keyof Table]: Translated<FilesOf<Table>[Name]>;
};

/** @param outer undefined where the schema says nothing about a value */
function translate(outer: SchemaParts | undefined, content: unknown, t: Translate): unknown {
  if (!outer) return content;
  const shape = shapeOf(outer, content);
  const { schema, item, fields } = shape;
  if (typeof content === 'string') return isWords(schema) ? t(content) : content;
  if (Array.isArray(content)) return content.map((one: unknown) => translate(item, one, t));
  if (typeof content !== 'object' || content === null) return content;
  const context: unknown = fields.context && Reflect.get(content, 'context');
  const own: Translate = typeof context === 'string' && context ? (phrase) => t(phrase, { context }) : t;
  const fieldsOf: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(content)) {
    // Figures and the like have no words.
    if (typeof value === 'string' || typeof value === 'object')
      readOnce(fieldsOf, key, () => translate(fieldOf(shape, key), value, own));
    else fieldsOf[key] = value;
  }
  return fieldsOf;
}

/** Sets a property that is computed when it is first read, and is an ordinary value from then on. */
function readOnce(target: object, key: string, read: () => unknown): void {
  Object.defineProperty(target, key, {
    enumerable: true,
    configurable: true,
    get() {
      const value = read();
      Object.defineProperty(target, key, { enumerable: true, value });
      return value;
    },
  });
}
