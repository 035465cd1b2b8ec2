/** A selector, parsed only as far as needed to decide whether it may apply to a page. */
export interface Selector {
  /** The classes and languages that it requires (`.note`, `[lang|=ar]`), without those in `parts`. */
  names: readonly string[];
  parts: readonly (string | Choice)[];
}

/** `:is(…)` or `:where(…)`: one of its selectors must apply. */
interface Choice {
  kind: 'is' | 'where';
  text: string;
  options: readonly Selector[];
}

/** Parses a selector list. */
export function parseSelectors(list: string): Selector[] {
  return splitAtCommas(list).map(parseSelector);
}

/** Whether it may apply to a page with these classes and languages. True if they do not decide it. */
export function mayApply({ names, parts }: Selector, used: ReadonlySet<string>): boolean {
  return (
    names.every((name) => used.has(name)) &&
    parts.every((part) => typeof part === 'string' || part.options.some((option) => mayApply(option, used)))
  );
}

/**
 * The selector without options in `:where()` that cannot apply. `:is()` stays complete, because its most specific option
 * sets the specificity of all (Selectors 4, "Calculating a selector's specificity").
 */
export function selectorText({ parts }: Selector, used: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'is') return part.text;
      return `:where(${selectorsText(part.options, used)})`;
    })
    .join('');
}

/** The selectors that may apply, as a list; empty if none may. */
export function selectorsText(selectors: readonly Selector[], used: ReadonlySet<string>): string {
  return selectors
    .filter((selector) => mayApply(selector, used))
    .map((selector) => selectorText(selector, used))
    .join(',');
}

function parseSelector(text: string): Selector {
  const parts: (string | Choice)[] = [];
  let own = '';
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('(', at);
    if (open === -1) {
      parts.push(text.slice(at));
      own += text.slice(at);
      break;
    }
    const end = closingParenthesis(text, open) + 1;
    const [, before = '', kind = ''] = /^(.*):([\w-]+)$/s.exec(text.slice(at, open)) ?? [];
    own += before;
    if (kind === 'is' || kind === 'where') {
      const options = parseSelectors(text.slice(open + 1, end - 1));
      parts.push(before, { kind, text: text.slice(at + before.length, end), options });
    } else {
      // `:not(.c)`, `:has(.d)`, `:nth-child(2)`, `:lang(de)`: treated as if they may always apply.
      parts.push(text.slice(at, end));
    }
    at = end;
  }
  return { names: own.match(/\.-?[a-z_][\w-]*|\[lang\|=\w+\]/gi) ?? [], parts };
}

function splitAtCommas(list: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: character, index } of list.matchAll(/[(),]/g)) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0) {
      parts.push(list.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, list.slice(start)];
}

function closingParenthesis(text: string, open: number): number {
  let depth = 0;
  for (const { 0: parenthesis, index } of text.slice(open).matchAll(/[()]/g)) {
    depth += parenthesis === '(' ? 1 : -1;
    if (depth === 0) return open + index;
  }
  throw new Error(`A selector is not closed: ${text}`);
}
