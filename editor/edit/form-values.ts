import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { isMap, isScalar, parseDocument, stringify } from 'yaml';
import { splitFrontMatter } from '../../site/content/documents/documents.server.ts';
import { parseMarkdown, type MarkdownNode } from '../../site/content/documents/markdown-tree.server.ts';
import { syntaxErrorIn } from '../../site/content/reading/json/json-position.server.ts';
import { isObject } from '../../site/content/reading/json/parse-with-defaults.server.ts';
import { FileError } from '../../site/content/fault.ts';

/** The values of a file's form: the fields of a JSON file, or the front matter of a document and its text as `body`. */
export type FormValues = Readonly<Record<string, unknown>>;

/** @throws {FileError} for a file that is broken */
export function valuesIn(file: string, text: string): FormValues {
  const source = text.replace(BYTE_ORDER_MARK, '');
  if (file.endsWith('.md')) {
    const { fields } = splitFrontMatter(source);
    return { ...fields, body: bodyOf(source) };
  }
  const values = jsonIn(source);
  if (!isObject(values)) throw new FileError('it is not an object: { … }', '1:1');
  return values;
}

/**
 * The text of a file with the values of a form. Unchanged values keep their text byte for byte.
 * @param text of the file so far; undefined for a new one
 */
export function textWith(file: string, text: string | undefined, values: FormValues): string {
  if (file.endsWith('.md')) return documentWith(text ?? NEW_DOCUMENT, values);
  if (text === undefined) return `${JSON.stringify(values, null, 2)}\n`;
  const mark = BYTE_ORDER_MARK.exec(text)?.[0] ?? '';
  const source = text.slice(mark.length);
  return mark + withChanges(source, [], jsonIn(source), values);
}

const NEW_DOCUMENT = '---\ntitle:\n---\n\n';

const BYTE_ORDER_MARK = /^\uFEFF/;

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw syntaxErrorIn(text);
  }
}

type Path = (string | number)[];

/** Changes only what differs: fields of objects one by one, items of lists from the first to the last that differ. */
function withChanges(text: string, path: Path, before: unknown, now: unknown): string {
  if (isSame(before, now)) return text;
  if (isObject(before) && isObject(now)) {
    return [...new Set([...Object.keys(before), ...Object.keys(now)])].reduce(
      (changed, key) =>
        key in now && now[key] !== undefined
          ? withChanges(changed, [...path, key], before[key], now[key])
          : without(changed, [...path, key]),
      text,
    );
  }
  if (!Array.isArray(before) || !Array.isArray(now)) return edited(text, path, now);
  if (before.length === now.length) {
    return now.reduce<string>(
      (changed, item, index) => withChanges(changed, [...path, index], before[index], item),
      text,
    );
  }
  const start = now.findIndex((item, index) => !isSame(item, before[index]));
  const first = start === -1 ? now.length : start;
  let last = 0;
  while (
    last < Math.min(before.length, now.length) - first &&
    isSame(before.at(-1 - last), now.at(-1 - last))
  )
    last += 1;
  let changed = text;
  for (let index = before.length - last; index > first; index -= 1)
    changed = without(changed, [...path, index - 1]);
  for (const [index, item] of now.slice(first, now.length - last).entries())
    changed = edited(changed, [...path, first + index], item, true);
  return changed;
}

/** The text without a field or an item, and without the comma beside it. */
function without(text: string, path: Path): string {
  const root = parseTree(text);
  const value = root && findNodeAtLocation(root, path);
  const node = value?.parent?.type === 'property' ? value.parent : value;
  const siblings = node?.parent?.children ?? [];
  const index = node ? siblings.indexOf(node) : -1;
  if (!node) return text;
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const start = !after && before ? before.offset + before.length : node.offset;
  return text.slice(0, start) + text.slice(after?.offset ?? node.offset + node.length);
}

function edited(text: string, path: Path, value: unknown, isArrayInsertion = false): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const formattingOptions = { insertSpaces: !/^\t/m.test(text), tabSize: 2, eol };
  return applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion }));
}

function documentWith(text: string, { body = '', ...fields }: FormValues): string {
  const source = text.replace(BYTE_ORDER_MARK, '');
  const start = source.length - bodyOf(source).length;
  return frontMatterWith(source.slice(0, start), fields) + bodyWith(source.slice(start), String(body));
}

function bodyOf(source: string): string {
  // Its lines are as in the file, with an empty one for each line of the front matter.
  const { body } = splitFrontMatter(source);
  const lines = source.split('\n').length - body.replace(/^\n*/, '').split('\n').length;
  return source.split('\n').slice(lines).join('\n');
}

/** Lines of unchanged fields stay; new fields go to the end. */
function frontMatterWith(source: string, fields: FormValues): string {
  const yaml = source.replace(/^---[^\n]*\n/, '').replace(/^---[^\n]*\s*$/m, '');
  const document = parseDocument(yaml, { schema: 'failsafe', customTags: ['null', 'bool'] });
  const items = isMap(document.contents) ? document.contents.items : [];
  const before = { ...(document.toJS() as FormValues | null) };
  let changed = yaml;
  for (const { key, value } of items.toReversed()) {
    const name = isScalar(key) ? String(key.value) : '';
    if (name in fields && isSame(trimmed(before[name]), fields[name])) continue;
    const from = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
    const range = value && typeof value === 'object' && 'range' in value ? (value.range as number[]) : [];
    const end = yaml.indexOf('\n', Math.max((range[1] ?? from) - 1, from));
    changed =
      changed.slice(0, from) +
      lineOf(name, fields[name]) +
      changed.slice(end === -1 ? changed.length : end + 1);
  }
  const added = Object.entries(fields)
    .filter(([name]) => !(name in before))
    .map(([name, value]) => lineOf(name, value));
  const gap = /\n(\s*)$/.exec(source)?.[1] ?? '';
  return `---\n${changed}${added.join('')}---\n${gap}`;
}

function lineOf(name: string, value: unknown): string {
  return value === undefined || value === '' ? '' : stringify({ [name]: value }, { lineWidth: 0 });
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/**
 * The new text, in which each unchanged block has its old source, because rich text rewrites every block in its own
 * way. A changed table keeps the alignment of its columns.
 */
function bodyWith(before: string, now: string): string {
  if (before.trim() === now.trim()) return before;
  const old = blocksOf(before);
  const sources = Map.groupBy(old, ({ says }) => says);
  const parts = blocksOf(now).map(
    ({ says, source }) => sources.get(says)?.shift() ?? { source: likeBefore(source, old) },
  );
  return `${parts.map((part, index) => part.source + gapAfter(part, parts[index + 1])).join('')}\n`;

  /** Two blocks that have stayed together keep the text between them. */
  function gapAfter(part: object, next: object | undefined): string {
    if (next === undefined) return '';
    const block = old.findIndex((one) => one === part);
    return block >= 0 && old[block + 1] === next
      ? before.slice(old[block]?.end, old[block + 1]?.start)
      : '\n\n';
  }
}

function blocksOf(markdown: string) {
  return parseMarkdown(markdown).nodes.map((node) => {
    const [start, end] = [node.position?.start.offset, node.position?.end.offset];
    return { says: JSON.stringify(node, withoutForm), source: markdown.slice(start, end), start, end, node };
  });
}

/** The meaning of a block: without positions, column alignment and the spacing of lists. */
function withoutForm(key: string, value: unknown): unknown {
  if (['position', 'align', 'spread', 'data'].includes(key)) return undefined;
  return key === 'value' && typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value;
}

function likeBefore(source: string, old: readonly { node: MarkdownNode; source: string }[]): string {
  const [head = '', sides = '', ...rows] = source.split('\n');
  if (!/^\s*\|?[\s|:-]+$/.test(sides) || !sides.includes('-')) return source;
  const columns = cellsOf(head);
  const table = old.find(({ node, source: before }) => {
    const [first = ''] = before.split('\n');
    return node.type === 'table' && cellsOf(first).length === columns.length;
  });
  return [head, table?.source.split('\n')[1] ?? sides, ...rows].join('\n');
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|');
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
