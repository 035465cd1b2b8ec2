import { readFileSync } from 'node:fs';
import { HTMLElement, parse, type Node } from 'node-html-parser';

/**
 * The page that a careful person would write by hand around the words of a page of the site: the same words in the same
 * elements, with one small style sheet, without classes, scripts, web fonts or images.
 * @param html a page as the site serves it
 * @throws when it has no html, title or body
 */
export function baselinePage(html: string, path: string): string {
  // The parser treats `<pre>` as text by default; browsers parse elements in it.
  const source = parse(html, { blockTextElements: { script: true, style: true, noscript: true } });
  const [root, title, body] = ['html', 'title', 'body'].map((name) => source.querySelector(name));
  if (!root || !title || !body) throw new Error(`${path}: no html, title or body`);
  for (const one of body.querySelectorAll(LEFT_OUT)) one.remove();
  const isHome = /^\/([a-z]{2})?$/.test(path);
  return `<!DOCTYPE html>
<html lang="${root.getAttribute('lang')}" dir="${root.getAttribute('dir')}"${isHome ? ' class="home"' : ''}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.rawText}</title>
<link rel="icon" href="data:,">
<style>
${STYLE}</style>
<body>${body.childNodes.map(simplified).join('')}</body>
</html>
`;
}

/** What a page without scripts does not need, and words that nobody sees. */
const LEFT_OUT = 'script, style, template, noscript, img, .vh, .skip';

/** The h1 sizes are --t-1 and --t-hero of app/styles/tokens.css: the largest paint must be of the same size. */
const STYLE = readFileSync(new URL('baseline-page.css', import.meta.url), 'utf8');

/** Attributes of looks. Those of a drawing are its shapes. */
const LOOKS = /^(class|style|data-.*)$/;

function simplified(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.rawText;
  const attributes = Object.entries(node.rawAttributes)
    .filter(([name]) => !LOOKS.test(name))
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ` ${name}`));
  const tag = `<${node.rawTagName}${attributes.join('')}>`;
  return node.isVoidElement ? tag : `${tag}${node.childNodes.map(simplified).join('')}</${node.rawTagName}>`;
}
