import { collections, type Field } from '../../server/admin/collections.ts';
import { MOST_CHARACTERS } from './files/names.ts';

/**
 * The forms of /admin, plus the widgets of this window: choices of days, categories and pages, and the name of a file.
 */
export function formsOf(categories: readonly string[]) {
  return collections().map((collection: Collection) => {
    const { name, fields = [], files = [] } = collection;
    const isArticles = name === 'articles';
    const chosen = fields.map((field) => withChoices(field, isArticles ? categories : []));
    return Object.assign(
      collection,
      { format: 'json' },
      name in SUMMARIES && { summary: SUMMARIES[name] },
      fields.length > 0 && { fields: isArticles ? [...chosen, NAME] : chosen },
      files.length > 0 && { files: files.map((file) => filed(file)) },
    );
  });
}

function filed(file: { fields: Field[] }) {
  return Object.assign(file, { fields: file.fields.map((field) => withChoices(field)) });
}

interface Collection {
  name: string;
  fields?: Field[];
  files?: { fields: Field[] }[];
}

/** The line for each entry in a list. */
const SUMMARIES: Readonly<Record<string, string>> = {
  articles: '{{_title}} · {{_state}}',
  pages: '{{_title}} · {{address}} · {{_state}}',
};

/** The name of its file is the address of an article. */
const NAME: Field = {
  name: '_name',
  label: 'Address',
  widget: 'string',
  required: false,
  hint: 'The last part of its address, in small letters, figures and hyphens: /intel/reading-a-proxy. Empty: the site makes it from the title.',
  pattern: [
    `^(?!.{${MOST_CHARACTERS + 1}})[a-z0-9]+(?:-[a-z0-9]+)*$`,
    `small letters, figures and hyphens, ${MOST_CHARACTERS} characters at most: reading-a-proxy`,
  ],
};

function withChoices(field: Field, categories: readonly string[] = []): Field {
  const { name, widget } = field;
  if (widget === 'string' && name === 'link') return { ...field, widget: 'link' };
  if (widget === 'string' && (name === 'published' || name === 'updated')) return { ...field, widget: 'day' };
  if (widget === 'string' && name === 'category' && categories.length > 0)
    return { ...field, widget: 'select', options: categories };
  return {
    ...field,
    ...(field.fields && { fields: field.fields.map((one) => withChoices(one, categories)) }),
    ...(field.field && { field: withChoices(field.field, categories) }),
    ...(field.types && { types: field.types.map((one) => withChoices(one, categories)) }),
  };
}
