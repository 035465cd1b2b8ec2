import { localizePath } from '../../app/language/localized-path.ts';
import { PUBLIC_LANGUAGES } from '../../app/language/languages.ts';

/** A file of the export. */
export interface SiteFile {
  body: Buffer;
  /** Of the response that it comes from. */
  headers: Headers;
  isPage: boolean;
}

/** Each holds files of one kind and no pages. */
const FOLDERS = ['/assets/', '/cards/', '/data/', '/icons/', '/insights/', '/media/', '/.well-known/'];

/** Those that a host sets itself, for each response. */
const OF_HOST = new Set([
  'accept-ranges',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'last-modified',
  'vary',
]);

/** Cloudflare Pages ignores rules beyond the first and cuts longer lines (developers.cloudflare.com/pages/configuration/headers). */
export const MOST_RULES = 100;
export const LONGEST_LINE = 2000;

/**
 * What the rule of all files must not set, because some files need another value: hosts join the values of all rules that
 * match. Both hosts let browsers revalidate each page by default.
 */
const NOT_FOR_ALL = new Set(['Cache-Control', 'Cross-Origin-Resource-Policy']);

/**
 * `_headers`, for Netlify, Cloudflare Pages and others that read it: the headers that the site itself sends.
 * @throws when it exceeds what these hosts read
 */
export function headersFile(files: ReadonlyMap<string, SiteFile>): string {
  const pages = keptHeaders(files.get('index.html')?.headers ?? new Headers(), false);
  const rules = new Map([['/*', [...pages].filter(([name]) => !NOT_FOR_ALL.has(name))]]);
  for (const [name, { headers, isPage }] of files) {
    const folder = FOLDERS.find((start) => `/${name}`.startsWith(start));
    const path = folder ? `${folder}*` : `/${name}`;
    if (isPage || rules.has(path)) continue;
    const own = [...keptHeaders(headers, folder === undefined)];
    rules.set(
      path,
      own.filter(([header, value]) => NOT_FOR_ALL.has(header) || pages.get(header) !== value),
    );
  }
  const text = `${Array.from(rules, ([path, headers]) => ruleOf(path, headers)).join('\n\n')}\n`;
  const longest = Math.max(...text.split('\n').map(({ length }) => length));
  if (rules.size > MOST_RULES) throw new Error(`_headers has ${rules.size} rules, more than ${MOST_RULES}`);
  if (longest > LONGEST_LINE)
    throw new Error(`_headers has a line of ${longest} characters, more than ${LONGEST_LINE}`);
  return text;
}

/** @param hasType whether the rule is for one file, whose type hosts may not know */
function keptHeaders(headers: Headers, hasType: boolean): ReadonlyMap<string, string> {
  const kept = [...headers].filter(([name]) => !OF_HOST.has(name) && (hasType || name !== 'content-type'));
  // Netlify adds a second `Content-Type` if it is not written in capitals.
  const capitalized = (name: string) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return new Map(kept.map(([name, value]) => [capitalized(name), value]));
}

function ruleOf(path: string, headers: [name: string, value: string][]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * `_redirects`, for the hosts that read `_headers`.
 * @param redirects old paths without a language, and where their pages are
 */
export function redirectsFile(redirects: ReadonlyMap<string, string>): string {
  const rules = [...redirects].flatMap(([from, to]) =>
    PUBLIC_LANGUAGES.map(({ code }) => `${localizePath(code, from)} ${localizePath(code, to)} 301`),
  );
  return `${rules.join('\n')}\n`;
}
