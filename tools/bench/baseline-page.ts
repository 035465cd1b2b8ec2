import { readFileSync } from 'node:fs';
import { HTMLElement, parse, type Node } from 'node-html-parser';

/**
 * The page that a careful person would write by hand around the words of a page of the site: the same visible text
 * in plain semantic HTML with one small style sheet, without scripts, web fonts or images.
 * @param html a page as the site serves it
 * @throws when it has no html, title or body
 */
export function baselinePage(html: string, path: string): string {
  // The parser treats `<pre>` as text by default; browsers parse elements in it.
  const source = parse(html, { blockTextElements: { script: true, style: true, noscript: true } });
  const [root, title, body] = ['html', 'title', 'body'].map((name) => source.querySelector(name));
  if (!root || !title || !body) throw new Error(`${path}: no html, title or body`);
  for (const hidden of body.querySelectorAll(HIDDEN)) hidden.remove();
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

/** Not visible when a page loads. */
const HIDDEN = 'script, style, template, noscript, dialog, img, [hidden], .vh, .skip';

/** The h1 sizes are --t-1 and --t-hero of app/styles/tokens.css: the largest paint must be of the same size. */
const STYLE = readFileSync(new URL('baseline-page.css', import.meta.url), 'utf8');

const BLOCKS =
  `address article aside blockquote dd details dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header
  hr li main nav ol p pre section table ul`.split(/\s+/);
const KEPT: ReadonlySet<string> = new Set([
  ...BLOCKS,
  ...`a abbr b bdi br button caption cite code del em figcaption i input ins kbd label legend mark optgroup option q s
  select small strong sub summary sup tbody td textarea tfoot th thead time tr wbr`.split(/\s+/),
]);
const BLOCK_TAG = new RegExp(`<(${BLOCKS.join('|')})\\b`);

/** Attributes of meaning or behavior, not of looks. */
const ATTRIBUTES =
  /^(href|lang|dir|id|for|type|name|value|colspan|rowspan|scope|datetime|open|checked|selected|required|placeholder|autocomplete|rows|start|aria-label)$/;

function simplified(node: Node): string {
  if (!(node instanceof HTMLElement)) return node.rawText;
  const name = node.localName;
  if (name === 'svg') {
    return node
      .querySelectorAll('text')
      .map((text) => ` ${text.rawText}`)
      .join('');
  }
  const content = node.childNodes.map(simplified).join('');
  const isBlank = content.trim() === '';
  // An icon button has no visible words.
  if ((name === 'a' || name === 'button') && isBlank) return '';
  if (KEPT.has(name)) {
    const attributes = Object.entries(node.rawAttributes)
      .filter(([key]) => ATTRIBUTES.test(key))
      .map(([key, value]) => (value ? ` ${key}="${value}"` : ` ${key}`));
    const tag = `<${name}${attributes.join('')}>`;
    return node.isVoidElement ? tag : `${tag}${content}</${name}>`;
  }
  if (name === 'div' && !isBlank && !BLOCK_TAG.test(content)) return `<p>${content}</p>`;
  // Words that only the site's CSS kept apart must not run together.
  return node.closest('pre') ? content : ` ${content} `;
}
