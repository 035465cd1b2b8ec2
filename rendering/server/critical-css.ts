import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { PurgeCSS, type ExtractorResultDetailed } from 'purgecss';
import type { PageStyles } from './page-assets.ts';

/** Results in memory, for pages of one module: they have the same names in most languages and for most queries. */
const MOST_RESULTS = 64;

const results = new LRUCache<string, string>({ max: MOST_RESULTS });

/**
 * The rules that may apply to a document, also after its scripts have run: no other sheet is loaded.
 * @param scripted names that its scripts may give to elements
 */
export async function criticalCss(
  html: string,
  styles: readonly Pick<PageStyles, 'href' | 'css'>[],
  scripted: ReadonlySet<string> = new Set(),
): Promise<string> {
  const sheets = styles.map(({ href }) => href).join(' ');
  const named = wordsOf.get(sheets) ?? wordsIn(styles);
  wordsOf.set(sheets, named);
  const names = namesIn(html, scripted, named);
  const key = createHash('sha256')
    .update(JSON.stringify([sheets, names]))
    .digest('base64url');
  const known = results.get(key);
  if (known !== undefined) return known;
  const css = styles.map((sheet) => sheet.css).join('');
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    extractors: [{ extractor: () => names, extensions: ['html'] }],
    css: [{ raw: css.replaceAll(BARE_PSEUDO, '*') }],
    keyframes: true,
    variables: true,
    // Rules that depend on these stay: names do not tell a link's address, a language within another, or what is open.
    dynamicAttributes: ['href', 'lang', 'open', 'value'],
  });
  const rules = result?.css.replaceAll('*:', ':') ?? css;
  results.set(key, rules);
  return rules;
}

/** Of the sheets of a page, by their addresses, which change with their text. */
const wordsOf = new LRUCache<string, ReadonlySet<string>>({ max: MOST_RESULTS });

function wordsIn(styles: readonly Pick<PageStyles, 'css'>[]): ReadonlySet<string> {
  return new Set(styles.flatMap(({ css }) => selectorsIn(css).flatMap((list) => list.match(NAME) ?? [])));
}

/** What is before each `{`: lists of selectors, and conditions. */
function selectorsIn(css: string): string[] {
  return css.split('{').map((part) => part.split(/[;}]/).at(-1) ?? '');
}

/** Numbers are names only as values, as in `[tabindex='-1']`. */
const NAME = /(?<==['"]?)[\w-]+|-{0,2}[a-z_][\w-]*/gi;

/** Where a selector is a pseudo-class alone, as in `:is([open], :popover-open)`: PurgeCSS drops it without a `*`. */
const BARE_PSEUDO = /(?<=^|[{}(,] ?)(?=:)/g;

/**
 * Names of elements, attributes and classes, and the words of inline scripts, which may set a class before the paint.
 * @param named by the sheets' selectors: what they do not name, such as the places of a drawing, changes no rule
 */
function namesIn(
  html: string,
  scripted: ReadonlySet<string>,
  named: ReadonlySet<string>,
): ExtractorResultDetailed {
  const tags = new Set<string>();
  const attributes = new Set<string>();
  const values = new Set<string>();
  const classes = new Set<string>();
  // Two thirds of a page's tags are repeated.
  for (const text of new Set(html.match(TAG))) {
    const [tag = ''] = text.slice(1).match(WORD) ?? [];
    tags.add(tag);
    // React writes some attributes in camel case, such as colSpan.
    for (const [, name = '', value = ''] of text
      .replaceAll(FREE_TEXT, '')
      .toLowerCase()
      .matchAll(ATTRIBUTE)) {
      attributes.add(name);
      for (const word of value.match(WORD) ?? []) (name === 'class' ? classes : values).add(word);
    }
  }
  const scripts = html.match(/(?<=<script>)[^<]+/g) ?? [];
  const words = new Set(scripts.flatMap((script) => script.match(WORD) ?? []));
  // What the scripts name counts as everything: without it, pages that differ in it share a result.
  const undetermined = words.union(scripted).intersection(named);
  const known = (found: Set<string>) => [...found.intersection(named).difference(undetermined)].toSorted();
  return {
    tags: known(tags),
    attributes: { names: known(attributes), values: known(values) },
    classes: known(classes),
    ids: [],
    undetermined: [...undetermined].toSorted(),
  };
}

const TAG = /<[a-z][\w-]*(?:[\s/][^<>]*)?>/g;

/** Values of attributes that name nothing in a sheet, and differ from language to language. */
const FREE_TEXT =
  /(?<=\s(?:alt|aria-\w+|content|d|data-\w+|for|href|hreflang|id|lang|placeholder|src|title|value)=)"[^"]*"/gi;

const ATTRIBUTE = /\s([\w:-]+)(?:="([^"]*)")?/g;

const WORD = /[\w-]+/g;
