import { sheets } from 'virtual:styles';
import { readCssRules, rulesFor } from './css-rules.ts';

/** Files with what all pages share, or what only scripts put into a page; the others are of some pages' blocks. */
const OF_ALL_PAGES = /^\.\/|^\.\.\/(ui|shell)\/|sections\/sections\.css$/;

/** The sheets in the order of the cascade. Those of some pages' blocks have classes that no other sheet names. */
const parts = sheets.map(({ file, css }) => {
  if (OF_ALL_PAGES.test(file)) return { css };
  const others = sheets.filter((other) => other.file !== file).map((other) => other.css);
  return { css, rules: readCssRules(css), own: classesOf(css).difference(classesOf(others.join())) };
});

/**
 * Fills the document's style element with what the page needs: files of which it has a class that is theirs
 * alone come whole, since its scripts may put in more of theirs; of the others come the rules that may apply.
 * That no page lacks a rule is tested on all of them (tests/e2e/page-styles.spec.ts).
 */
export function withStyles(html: string): string {
  const used = new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  );
  const css = parts.map((part) =>
    !part.own || !part.own.isDisjointFrom(used) ? part.css : rulesFor(used, part.rules),
  );
  return html.replace(PLACE, () => `<style id="styles">${css.join('')}</style>`);
}

const PLACE = '<style id="styles"></style>';

function classesOf(css: string): Set<string> {
  return new Set(Array.from(css.matchAll(/\.(-?[a-z_][\w-]*)/gi), ([, name = '']) => name));
}
