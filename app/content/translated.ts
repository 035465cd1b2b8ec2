import type * as v from 'valibot';
import type { Text } from '../language/text.ts';
import type { Translate } from '../language/use-translate.ts';
import type { ContentDefinition, ContentOf, Words } from './schema.ts';

/** Content whose words are texts in the language of the page. */
export type Translated<Content> = Content extends Words
  ? Text
  : Content extends object
    ? { [Key in keyof Content]: Translated<Content[Key]> }
    : Content;

export type TranslatedContent<Definition extends ContentDefinition> = Translated<ContentOf<Definition>>;

/** What tells of a schema which of its texts are words. */
interface Schema {
  readonly type: string;
  readonly pipe?: readonly Schema[];
  /** Of a brand. */
  readonly name?: unknown;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  /** Of a schema of several kinds of objects. */
  readonly options?: readonly Schema[];
  readonly key?: unknown;
  readonly literal?: unknown;
}

/**
 * Translates the words of content, each when it is read, so that a page asks only for what it shows.
 * @param content as the schema has parsed it
 */
export function translated<Content>(
  schema: v.GenericSchema,
  content: Content,
  t: Translate,
): Translated<Content> {
  return translate(schema, content, t) as Translated<Content>;
}

function translate(schema: Schema | undefined, content: unknown, t: Translate): unknown {
  if (schema?.wrapped) return translate(schema.wrapped, content, t);
  if (typeof content === 'string') return schema && isWords(schema) ? t(content) : content;
  if (Array.isArray(content)) return content.map((item: unknown) => translate(schema?.item, item, t));
  if (typeof content !== 'object' || content === null) return content;
  const entries = entriesOf(schema, content);
  const properties = Object.entries(content).map(
    ([key, value]) => [key, readOnce(() => translate(entries?.[key], value, t))] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(properties));
}

function isWords({ type, name, pipe = [] }: Schema): boolean {
  return (type === 'brand' && name === 'words') || pipe.some(isWords);
}

/** Of an object, or of the one of several kinds of objects that the content is. */
function entriesOf(schema: Schema | undefined, content: object): Schema['entries'] {
  const key = String(schema?.key);
  const kind = schema?.options?.find(({ entries }) => entries?.[key]?.literal === Reflect.get(content, key));
  return kind?.entries ?? schema?.entries;
}

function readOnce(read: () => unknown): PropertyDescriptor {
  let value: { of: unknown } | undefined;
  return { enumerable: true, get: () => (value ??= { of: read() }).of };
}
