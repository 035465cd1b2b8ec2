/** A rule of a style sheet, taken apart just so far that one can tell where it may apply. */
export type CssRule =
  | { kind: 'style'; css: string; /** What each of its selectors asks for. */ selectors: string[][] }
  | { kind: 'group'; head: string; rules: CssRule[] }
  | { kind: 'other'; css: string };

/** The rules of a minified sheet without nesting, `@import` or `@layer`. */
export function readCssRules(css: string): CssRule[] {
  const rules: CssRule[] = [];
  for (let start = 0; start < css.length;) {
    const open = css.indexOf('{', start);
    if (open === -1) break;
    const end = closing(css, open);
    const head = css.slice(start, open).trim();
    if (/^@(media|supports|container)/.test(head)) {
      rules.push({ kind: 'group', head, rules: readCssRules(css.slice(open + 1, end)) });
    } else if (head.startsWith('@')) {
      rules.push({ kind: 'other', css: css.slice(start, end + 1) });
    } else {
      rules.push({ kind: 'style', css: css.slice(start, end + 1), selectors: selectorsOf(head) });
    }
    start = end + 1;
  }
  return rules;
}

/**
 * The rules that may apply where these classes and languages are (`.note`, `[lang|=ar]`); whatever cannot be told
 * from them may.
 */
export function rulesFor(used: ReadonlySet<string>, rules: readonly CssRule[]): string {
  return rules.map((rule) => textFor(used, rule)).join('');
}

function textFor(used: ReadonlySet<string>, rule: CssRule): string {
  if (rule.kind === 'other') return rule.css;
  if (rule.kind === 'style') {
    return rule.selectors.some((asked) => asked.every((name) => used.has(name))) ? rule.css : '';
  }
  const inner = rulesFor(used, rule.rules);
  return inner && `${rule.head}{${inner}}`;
}

/** Place of the brace that closes the one at `open`. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (const { 0: brace, index } of css.slice(open).matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return open + index;
  }
  throw new Error(`A rule is not closed: ${css.slice(open, open + 60)}`);
}

/** What stands in parentheses, `:is(.a, .b)` or `:not(.c)`, is left out: it may or may not be asked for. */
function selectorsOf(head: string): string[][] {
  let plain = head;
  for (let before = ''; before !== plain;) [before, plain] = [plain, plain.replace(/\([^()]*\)/g, '')];
  return plain
    .split(',')
    .map((selector) =>
      Array.from(selector.matchAll(/\.-?[a-z_][\w-]*|\[lang\|=\w+\]/gi), ([asked]) => asked),
    );
}
