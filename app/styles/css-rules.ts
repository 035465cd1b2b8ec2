import { isFontNeeded, parseFontFace, type FontFace } from './css-fonts.ts';
import { parseSelectors, selectorsText, type Selector } from './css-selectors.ts';

/** A rule of a stylesheet, parsed only as far as needed to decide whether it may apply to a page. */
export type CssRule =
  | StyleRule
  | { kind: 'group'; head: string; rules: CssRule[] }
  | { kind: 'font'; css: string; face: FontFace }
  | { kind: 'other'; css: string };

interface StyleRule {
  kind: 'style';
  selectors: Selector[];
  /** Custom properties; the other declarations are in `plain`. */
  custom: Declaration[];
  plain: string;
}

interface Declaration {
  name: string;
  value: string;
}

/** The parts of a page that rules depend on. */
export interface PageParts {
  /** Classes and languages: `.note`, `[lang|=ar]`. */
  names: ReadonlySet<string>;
  /** Non-ASCII characters of its texts. */
  characters: ReadonlySet<string>;
}

/** Parses a minified stylesheet without nesting, `@import` or `@layer`. */
export function parseCssRules(css: string): CssRule[] {
  const rules: CssRule[] = [];
  for (let start = 0; start < css.length;) {
    const open = css.indexOf('{', start);
    if (open === -1) break;
    const end = closing(css, open);
    rules.push(parseRule(css.slice(start, open).trim(), css.slice(open + 1, end)));
    start = end + 1;
  }
  return rules;
}

function parseRule(head: string, body: string): CssRule {
  if (/^@(media|supports|container)/.test(head)) return { kind: 'group', head, rules: parseCssRules(body) };
  const css = `${head}{${body}}`;
  if (head === '@font-face') return { kind: 'font', css, face: parseFontFace(body) };
  if (head.startsWith('@')) return { kind: 'other', css };
  const custom = Array.from(body.matchAll(CUSTOM_PROPERTY), ([, name = '', value = '']) => ({ name, value }));
  const plain = body.replaceAll(CUSTOM_PROPERTY, '').replace(/;$/, '');
  return { kind: 'style', selectors: parseSelectors(head), custom, plain };
}

const CUSTOM_PROPERTY = /(?<=^|;)(--[\w-]+):([^;]*)(?:;|$)/g;

/** Index of the brace that closes the one at `open`. */
function closing(css: string, open: number): number {
  let depth = 0;
  for (const { 0: brace, index } of css.slice(open).matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return open + index;
  }
  throw new Error(`A rule is not closed: ${css.slice(open, open + 60)}`);
}

/**
 * The rules that may apply to a page, in order. Removes selectors with classes or languages that the page does not have,
 * unused custom properties, unused system fonts, and subsets of web fonts without a character of the page. Keeps anything
 * uncertain.
 */
export function rulesFor(page: PageParts, rules: readonly CssRule[]): string {
  const applying = applyingRules(page, rules);
  const used = usedProperties(applying);
  const css = applying.map((rule) => textOf(rule, used)).join('');
  return fontsFor(page, rules, css) + css;
}

/** A rule with the selectors that may apply, as text. */
type Applying =
  | { kind: 'style'; selectors: string; rule: StyleRule }
  | { kind: 'group'; head: string; rules: Applying[] }
  | { kind: 'other'; css: string };

function applyingRules(page: PageParts, rules: readonly CssRule[]): Applying[] {
  return rules.flatMap((rule): Applying[] => {
    if (rule.kind === 'other') return [rule];
    if (rule.kind === 'font') return [];
    if (rule.kind === 'group') {
      const inner = applyingRules(page, rule.rules);
      return inner.length > 0 ? [{ kind: 'group', head: rule.head, rules: inner }] : [];
    }
    const selectors = selectorsText(rule.selectors, page.names);
    return selectors ? [{ kind: 'style', selectors, rule }] : [];
  });
}

/** Custom properties that declarations use, directly or through others. */
function usedProperties(rules: readonly Applying[]): ReadonlySet<string> {
  const styles = stylesIn(rules);
  const declared = styles.flatMap(({ custom }) => custom);
  const used = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const one of declared) if (one.name === name) follow(one.value);
    }
  };
  for (const { plain } of styles) follow(plain);
  for (const rule of rules) if (rule.kind === 'other') follow(rule.css);
  return used;
}

function stylesIn(rules: readonly Applying[]): StyleRule[] {
  return rules.flatMap((rule) => {
    if (rule.kind === 'group') return stylesIn(rule.rules);
    return rule.kind === 'style' ? [rule.rule] : [];
  });
}

function textOf(rule: Applying, used: ReadonlySet<string>): string {
  if (rule.kind === 'other') return rule.css;
  if (rule.kind === 'group') {
    const inner = rule.rules.map((one) => textOf(one, used)).join('');
    return inner && `${rule.head}{${inner}}`;
  }
  const custom = rule.rule.custom.filter(({ name }) => used.has(name));
  const declarations = [...custom.map(({ name, value }) => `${name}:${value}`), rule.rule.plain];
  const body = declarations.filter(Boolean).join(';');
  return body && `${rule.selectors}{${body}}`;
}

function fontsFor(page: PageParts, rules: readonly CssRule[], css: string): string {
  return rules
    .map((rule) => (rule.kind === 'font' && isFontNeeded(rule.face, page.characters, css) ? rule.css : ''))
    .join('');
}
