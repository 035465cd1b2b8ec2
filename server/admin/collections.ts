import { METADATA } from '../../site/content/documents/document-metadata.ts';
import { figureContent } from '../../site/content/files/article-figures.ts';
import type { Action, SchemaParts } from '../../site/content/schema-parts.ts';
import { SCHEMAS } from '../../site/schemas.ts';
import { pageContent } from '../../site/content/files/page.ts';

/** A field of a form, as Decap CMS and Sveltia CMS read it (https://decapcms.org/docs/widgets/). */
export interface Field {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string | undefined;
  /** Of an object, or of a list of objects. */
  fields?: Field[];
  /** Of a list of other values. */
  field?: Field;
  /** Of a list of several kinds of objects. */
  types?: Field[];
  [option: string]: unknown;
}

/** Which forms stand together; any other file is among the texts. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Companies: ['showcase.json'],
  Questions: ['faq.json', 'support.json'],
  Prices: ['pricing.json'],
  Redirects: ['redirects.json'],
};

/** All that can be edited in the window, made from the schemas of the content files. */
export function collections() {
  const grouped = new Set(Object.values(GROUPS).flat());
  const texts = Object.values(SCHEMAS).flatMap(({ name }) => (grouped.has(name) ? [] : [name]));
  const files = Object.entries({ ...GROUPS, Texts: texts }).map(([label, names]) => ({
    name: label.toLowerCase(),
    label,
    format: 'json',
    files: Object.values(SCHEMAS).flatMap(({ name, schema }) =>
      names.includes(name) ? formOf(name, schema) : [],
    ),
  }));
  const body = { name: 'body', label: 'Text', widget: 'markdown', required: false };
  const { articles, legal } = METADATA;
  return [
    folder('articles', {
      ...DOCUMENT,
      create: true,
      fields: needing('title', [...fieldsOf(articles), body]),
    }),
    folder('pages', {
      ...JSON_FILE,
      create: true,
      identifier_field: 'address',
      fields: needing('address', [PAGE_SCHEMA, ...fieldsOf(pageContent('').schema)]),
    }),
    ...files,
    folder('legal', { ...DOCUMENT, delete: false, fields: [...fieldsOf(legal), body] }),
    folder('articles/figures', {
      ...JSON_FILE,
      name: 'figures',
      label: 'Drawings of articles',
      summary: '{{filename}}',
      fields: fieldsOf(figureContent('').schema),
    }),
  ];
}

const DOCUMENT = { extension: 'md', format: 'yaml-frontmatter' };

const JSON_FILE = { extension: 'json', format: 'json' };

/** A new page names it, for the programs of those who edit the file itself. */
const PAGE_SCHEMA: Field = {
  name: '$schema',
  label: 'Schema',
  widget: 'hidden',
  required: false,
  default: '../schemas/page.schema.json',
};

function folder(path: string, options: { fields: Field[]; [option: string]: unknown }) {
  return { name: path, label: labelOf(path), folder: path, ...options };
}

/** A file without that field is no page. */
function needing(name: string, fields: Field[]): Field[] {
  return fields.map((field) => (field.name === name ? { ...field, required: true } : field));
}

function formOf(file: string, schema: SchemaParts) {
  const name = file.replace('.json', '');
  const fields = fieldsOf(schema);
  return fields.length > 0 ? [{ name, label: labelOf(name), file, fields }] : [];
}

function fieldsOf({ entries = {} }: SchemaParts): Field[] {
  return Object.entries(entries).flatMap(([name, schema]) =>
    name === '$schema' ? [] : (fieldOf(name, schema) ?? []),
  );
}

/** Undefined where there is no form for such values: what the file has there stays. */
function fieldOf(name: string, schema: SchemaParts): Field | undefined {
  const actions = actionsOf(schema);
  const hint = actions.find(({ type }) => type === 'description')?.description;
  const input = inputOf(name, schema, hint);
  const regex = actions.find(({ type }) => type === 'regex');
  return (
    input && {
      name,
      label: labelOf(name),
      required: false,
      hint,
      ...(regex?.requirement instanceof RegExp && {
        pattern: [regex.requirement.source, String(regex.message)],
      }),
      ...input,
    }
  );
}

type Input = Pick<Field, 'widget'> & Partial<Field>;

function inputOf(name: string, schema: SchemaParts, hint = ''): Input | undefined {
  const { type, wrapped, item, options = [], key } = schema;
  switch (type) {
    case 'optional':
      return wrapped && inputOf(name, wrapped, hint);
    case 'string':
      if (PICTURES.has(name)) return { widget: 'image', choose_url: false, public_folder: '' };
      return { widget: /sentence|paragraph/i.test(hint) ? 'text' : 'string' };
    case 'number':
      return {
        widget: 'number',
        value_type: actionsOf(schema).some((action) => action.type === 'integer') ? 'int' : 'float',
      };
    case 'boolean':
      return { widget: 'boolean' };
    case 'picklist':
      return { widget: 'select', options };
    case 'strict_object':
      return { widget: 'object', collapsed: true, fields: fieldsOf(schema) };
    case 'variant':
      // Only lists have them.
      return { widget: 'list', collapsed: true, typeKey: String(key), types: kinds(options, String(key)) };
    case 'union': {
      // Values that are sometimes objects have no form.
      const inputs = options.map((option) =>
        typeof option === 'string' ? undefined : inputOf(name, option, hint),
      );
      return inputs.some((input) => input?.widget === 'object') ? undefined : inputs[0];
    }
    case 'array':
      return item && listOf(item);
    default:
      return undefined;
  }
}

const PICTURES = new Set(['image', 'picture']);

function listOf(item: SchemaParts): Input | undefined {
  if (item.type === 'variant') return inputOf('', item);
  const input = fieldOf('item', item);
  if (input?.widget === 'object') return { widget: 'list', collapsed: true, fields: input.fields ?? [] };
  if (input?.widget === 'select') return { widget: 'select', multiple: true, options: input.options };
  return input && { widget: 'list', field: input };
}

function kinds(options: NonNullable<SchemaParts['options']>, key: string): Field[] {
  return options.flatMap((option) =>
    typeof option === 'string' ? [] : (fieldOf(String(option.entries?.[key]?.literal), option) ?? []),
  );
}

/** What a schema checks and says, outermost last. */
function actionsOf({ wrapped, pipe = [] }: Pick<SchemaParts, 'wrapped' | 'pipe'>): Action[] {
  const inner = pipe.flatMap((part) => (part.pipe ? actionsOf(part) : [part]));
  return wrapped ? [...actionsOf(wrapped), ...inner] : inner;
}

/** `read_time` is "Read time". */
function labelOf(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
