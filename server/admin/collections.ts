import { METADATA } from '../../site/content/documents/document-metadata.ts';
import { articleDrawingContent } from '../../site/content/files/article-drawings.ts';
import { isMedium, type Action, type SchemaParts } from '../../site/content/schema-parts.ts';
import { SCHEMAS } from '../../site/schemas.ts';
import { hintOf, labelOf, singularOf } from './form-words.ts';
import { pageContent } from '../../site/content/files/page.ts';

/** A field of a form, as Decap CMS and Sveltia CMS read it (https://decapcms.org/docs/widgets/). */
export interface Field {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string | undefined;
  /** The fields of an object, or of the objects in a list. */
  fields?: Field[];
  /** The field of a list of other values. */
  field?: Field;
  /** The kinds of objects that a list may hold. */
  types?: Field[];
  [option: string]: unknown;
}

/** Groups of forms in the sidebar; a file without a group is among the texts. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Companies: ['showcase.json'],
  Questions: ['faq.json', 'support.json'],
  Prices: ['pricing.json'],
  Redirects: ['redirects.json'],
};

/** Everything that editors can change in /admin, made from the schemas of the content files. */
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
      fields: needing('title', [...fieldsOf('articles', articles), body]),
    }),
    folder('pages', {
      ...JSON_FILE,
      create: true,
      identifier_field: 'address',
      fields: needing('address', [PAGE_SCHEMA, ...fieldsOf('pages', pageContent('').schema)]),
    }),
    ...files,
    folder('legal', { ...DOCUMENT, delete: false, fields: [...fieldsOf('legal', legal), body] }),
    folder('articles/figures', {
      ...JSON_FILE,
      name: 'figures',
      label: 'Drawings of articles',
      summary: '{{filename}}',
      fields: fieldsOf('figures', articleDrawingContent('').schema),
    }),
  ];
}

const DOCUMENT = { extension: 'md', format: 'yaml-frontmatter' };

const JSON_FILE = { extension: 'json', format: 'json' };

/** A new page names its JSON Schema, so that text editors can check the file. */
const PAGE_SCHEMA: Field = {
  name: '$schema',
  label: 'Schema',
  widget: 'hidden',
  required: false,
  default: '../schemas/page.schema.json',
};

function folder(path: string, options: { fields: Field[]; [option: string]: unknown }) {
  return { name: path, label: labelOf(path), ...oneOf(path), folder: path, ...options };
}

/** A file without that field is not a page. */
function needing(name: string, fields: Field[]): Field[] {
  return fields.map((field) => (field.name === name ? { ...field, required: true } : field));
}

function formOf(file: string, schema: SchemaParts) {
  const name = file.replace('.json', '');
  const fields = fieldsOf(name, schema);
  return fields.length > 0 ? [{ name, label: labelOf(name), file, fields }] : [];
}

function fieldsOf(path: string, { entries = {} }: SchemaParts): Field[] {
  return Object.entries(entries).flatMap(([name, schema]) =>
    name === '$schema' ? [] : (fieldOf(`${path}.${name}`, schema) ?? []),
  );
}

/** Undefined where such values have no form: then the file keeps what it has. */
function fieldOf(path: string, schema: SchemaParts): Field | undefined {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const actions = actionsOf(schema);
  const hint = actions.find(({ type }) => type === 'description')?.description;
  const input = inputOf(path, schema, hint);
  const regex = actions.find(({ type }) => type === 'regex');
  return (
    input && {
      name,
      label: labelOf(path),
      required: isNeeded(actions),
      hint: hintOf(path, hint),
      ...(regex?.requirement instanceof RegExp && {
        pattern: [regex.requirement.source, String(regex.message)],
      }),
      ...input,
    }
  );
}

type Input = Pick<Field, 'widget'> & Partial<Field>;

function inputOf(path: string, schema: SchemaParts, hint = ''): Input | undefined {
  const { type, wrapped, item, options = [], key } = schema;
  switch (type) {
    case 'optional':
      return wrapped && optional(inputOf(path, wrapped, hint));
    case 'string':
      if (isMedium(schema)) return { widget: 'image', choose_url: false, public_folder: '' };
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
      return { widget: 'object', collapsed: true, fields: fieldsOf(path, schema) };
    case 'variant':
      // Only lists have these checks.
      return {
        widget: 'list',
        collapsed: true,
        ...oneOf(path),
        typeKey: String(key),
        types: kinds(path, options, String(key)).map((kind) =>
          // A kind is named in its entry: "(optional)" says nothing there.
          Object.assign(kind, { required: true }, summaryOf(kind)),
        ),
      };
    case 'union': {
      // Values that are sometimes objects have no form.
      const inputs = options.map((option) =>
        typeof option === 'string' ? undefined : inputOf(path, option, hint),
      );
      return inputs.some((input) => input?.widget === 'object') ? undefined : inputs[0];
    }
    case 'array':
      return item && listOf(path, item);
    default:
      return undefined;
  }
}

/** An object that may be left out needs none of its fields: Decap CMS asks for them even where it is left out. */
function optional(input: Input | undefined): Input | undefined {
  if (input?.widget !== 'object' || !input.fields) return input;
  return { ...input, fields: input.fields.map((field) => Object.assign(field, { required: false })) };
}

function listOf(path: string, item: SchemaParts): Input | undefined {
  if (item.type === 'variant') return inputOf(path, item);
  const input = fieldOf(`${path}.item`, item);
  if (input?.widget === 'object') {
    const { fields = [] } = input;
    return { widget: 'list', collapsed: true, ...oneOf(path), ...summaryOf(input), fields };
  }
  if (input?.widget === 'select') return { widget: 'select', multiple: true, options: input.options };
  return input && { widget: 'list', ...oneOf(path), field: input };
}

/** "Add question", "New Article". */
function oneOf(path: string) {
  const label_singular = singularOf(path);
  return label_singular === undefined ? {} : { label_singular };
}

/** The field shown for a closed entry of a list: the first of these names that the entry has. */
function summaryOf({ label, fields = [] }: Pick<Field, 'label' | 'fields'>) {
  const names = new Set(fields.map(({ name }) => name));
  const named = TITLES.find((title) => names.has(title));
  return named === undefined ? {} : { summary: label === 'Item' ? `{{${named}}}` : `${label}: {{${named}}}` };
}

const TITLES = [
  'title',
  'question',
  'company_name',
  'label',
  'feature',
  'name',
  'plan',
  'text',
  'from',
  'head',
];

function kinds(path: string, options: NonNullable<SchemaParts['options']>, key: string): Field[] {
  return options.flatMap((option) =>
    typeof option === 'string'
      ? []
      : (fieldOf(`${path}.${String(option.entries?.[key]?.literal)}`, option) ?? []),
  );
}

/** The checks and descriptions of a schema, the outermost last. */
function actionsOf({ wrapped, pipe = [] }: Pick<SchemaParts, 'wrapped' | 'pipe'>): Action[] {
  const inner = pipe.flatMap((part) => (part.pipe ? actionsOf(part) : [part]));
  return wrapped ? [...actionsOf(wrapped), ...inner] : inner;
}

/** Whether an empty value counts as missing. */
function isNeeded(actions: readonly Action[]): boolean {
  return actions.some(
    ({ requirement }) => requirement instanceof RegExp && requirement.source === String.raw`\S`,
  );
}
