import { parseMarkdown, type MarkdownNode } from '../../site/content/documents/markdown-tree.server.ts';
import { isObject } from '../../site/content/reading/json/parse-with-defaults.server.ts';
import { SCHEMAS } from '../../site/schemas.ts';
import { textWith, valuesIn, type FormValues } from './form-values.ts';

export const REDIRECTS = SCHEMAS.redirects.name;

/** The text of the redirects with one more. */
export function withRedirect(text: string | undefined, from: string, to: string): string {
  const values = valuesIn(REDIRECTS, text ?? '{}');
  const redirects = Array.isArray(values.redirects) ? values.redirects : [];
  // A page that has come back to an old address is no longer redirected from there.
  const others = redirects.filter((one) => !isObject(one) || one.from !== to);
  return textWith(REDIRECTS, text, { ...values, redirects: [...others, { from, to }] });
}

/** The text of a file whose links to one page lead to another. */
export function withLinks(file: string, text: string, from: string, to: string): string {
  const values = valuesIn(file, text);
  if (!file.endsWith('.md')) return textWith(file, text, linked(values, from, to) as FormValues);
  const body = String(values.body);
  const start = text.length - body.length;
  // The last one first, so that the places of the others stay.
  return addressesIn(parseMarkdown(body).nodes, body, from)
    .toReversed()
    .map((place) => start + place)
    .reduce((now, place) => now.slice(0, place) + to + now.slice(place + from.length), text);
}

function linked(value: unknown, from: string, to: string, key = ''): unknown {
  if (typeof value === 'string')
    return key === 'link' && leadsTo(value, from) ? to + value.slice(from.length) : value;
  if (Array.isArray(value)) return value.map((item) => linked(item, from, to, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, linked(one, from, to, name)]));
}

/** The places of the addresses of `[words](/about)` and `[name]: /about`, in the order of the text. */
function addressesIn(nodes: readonly MarkdownNode[], body: string, page: string): number[] {
  return nodes.flatMap((node) => {
    const within = 'children' in node ? addressesIn(node.children, body, page) : [];
    if ((node.type !== 'link' && node.type !== 'definition') || !leadsTo(node.url, page)) return within;
    const { start, end } = node.position ?? {};
    const words = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
    // The words of a link and the name of a definition may contain the address too.
    const place = body.indexOf(page, words ?? body.indexOf(']', start?.offset));
    // An address may be written with escapes.
    return place >= 0 && place < (end?.offset ?? 0) ? [...within, place] : within;
  });
}

function leadsTo(link: string, page: string): boolean {
  return link.split(/[?#]/, 1)[0] === page;
}
