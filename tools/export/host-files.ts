import { localizePath } from '../../app/language/localized-path.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../app/language/languages.ts';

/** A file of the export. */
export interface SiteFile {
  body: Buffer;
  /** Of the response that it comes from. */
  headers: Headers;
  isPage: boolean;
}

/** The headers that the site itself sends. */
interface HeaderRules {
  /** Of all pages. */
  pages: ReadonlyMap<string, string>;
  /** Of each other file, or of a folder of them: `/robots.txt`, `/assets/`. */
  others: ReadonlyMap<string, ReadonlyMap<string, string>>;
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

export function headerRules(files: ReadonlyMap<string, SiteFile>): HeaderRules {
  const pages = keptHeaders(files.get('index.html')?.headers ?? new Headers(), false);
  const others = new Map<string, ReadonlyMap<string, string>>();
  for (const [name, { headers, isPage }] of files) {
    const folder = FOLDERS.find((start) => `/${name}`.startsWith(start));
    const path = folder ?? `/${name}`;
    if (!isPage && !others.has(path)) others.set(path, keptHeaders(headers, folder === undefined));
  }
  return { pages, others };
}

/** @param hasType whether the rule is for one file, whose type hosts may not know */
function keptHeaders(headers: Headers, hasType: boolean): ReadonlyMap<string, string> {
  const kept = [...headers].filter(([name]) => !OF_HOST.has(name) && (hasType || name !== 'content-type'));
  // Netlify adds a second `Content-Type` if it is not written in capitals.
  const capitalized = (name: string) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return new Map(kept.map(([name, value]) => [capitalized(name), value]));
}

/** Cloudflare Pages ignores rules beyond the first and cuts longer lines (developers.cloudflare.com/pages/configuration/headers). */
export const MOST_RULES = 100;
export const LONGEST_LINE = 2000;

/**
 * What the rule of all files must not set, because some files need another value: hosts join the values of all rules that
 * match. Both hosts let browsers revalidate each page by default.
 */
const NOT_FOR_ALL = new Set(['Cache-Control', 'Cross-Origin-Resource-Policy']);

/**
 * `_headers`, for Netlify, Cloudflare Pages and others that read it.
 * @throws when it exceeds what these hosts read
 */
export function headersFile({ pages, others }: HeaderRules): string {
  const rules = [
    ruleOf(
      '/*',
      [...pages].filter(([name]) => !NOT_FOR_ALL.has(name)),
    ),
    ...Array.from(others, ([path, headers]) =>
      ruleOf(
        path.endsWith('/') ? `${path}*` : path,
        [...headers].filter(([name, value]) => NOT_FOR_ALL.has(name) || pages.get(name) !== value),
      ),
    ),
  ];
  const text = `${rules.join('\n\n')}\n`;
  const longest = Math.max(...text.split('\n').map(({ length }) => length));
  if (rules.length > MOST_RULES)
    throw new Error(`_headers has ${rules.length} rules, more than ${MOST_RULES}`);
  if (longest > LONGEST_LINE)
    throw new Error(`_headers has a line of ${longest} characters, more than ${LONGEST_LINE}`);
  return text;
}

function ruleOf(path: string, headers: [name: string, value: string][]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** Old paths without a language, and where their pages are. */
type Redirects = ReadonlyMap<string, string>;

/** `_redirects`, for the hosts that read `_headers`. */
export function redirectsFile(redirects: Redirects): string {
  const rules = [...redirects].flatMap(([from, to]) =>
    LANGUAGES.map(({ code }) => `${localizePath(code, from)} ${localizePath(code, to)} 301`),
  );
  return `${rules.join('\n')}\n`;
}

const PREFIXES = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE);

/** The language of an address, captured for nginx. */
const LANGUAGE = `(?<language>${PREFIXES.join('|')})`;

/** Everything in text form that nginx does not compress by itself. */
const COMPRESSED =
  'application/atom+xml application/json application/manifest+json application/xml image/svg+xml text/css text/javascript application/javascript text/plain text/xml';

/**
 * `_nginx.conf`, to be included in a `server` block: the headers of each file, pages at their own addresses without a
 * slash at the end, and the not-found page in the language of the address.
 */
export function nginxFile({ pages, others }: HeaderRules, redirects: Redirects = new Map()): string {
  const ofPages = [
    ...headerLines(pages),
    // Only addresses that pages can have: browsers read `/\\name` as the name of another site.
    'rewrite ^((?:/[\\w-]+)+)/$ $1 permanent;',
    'try_files $uri.html $uri/index.html $uri =404;',
  ];
  const notFoundPage = 'error_page 404 /$language/404.html;';
  return `# Written by npm run export. Include it in a server block that has a root.
# The privacy policy promises no log of visitors' addresses.
access_log off;
log_not_found off;
# So that a proxy in front may have another scheme and port.
absolute_redirect off;
charset utf-8;
gzip on;
gzip_vary on;
gzip_types ${COMPRESSED};
error_page 404 /404.html;
${[
  location('~ ^/(_|\\.(?!well-known/))', ['return 404;']),
  ...Array.from(others, ([path, headers]) =>
    path.endsWith('/')
      ? location(`^~ ${path}`, headerLines(headers))
      : location(`= ${path}`, fileLines(headers)),
  ),
  ...[...redirects].flatMap(([from, to]) => {
    const pattern = from.replaceAll('.', '\\.');
    const answer = (target: string) => [`return 301 ${target}$is_args$args;`];
    // The page of home is at /de, without a slash.
    return [
      location(`= ${from}`, answer(to)),
      location(`~ ^/${LANGUAGE}${pattern}$`, answer(`/$language${to === '/' ? '' : to}`)),
    ];
  }),
  // The not-found page is no page of its own.
  location('= /404', ['return 404;']),
  location(`~ ^/${LANGUAGE}/404$`, [notFoundPage, 'return 404;']),
  location(`~ ^/${LANGUAGE}(/|$)`, [notFoundPage, ...ofPages]),
  location('/', ofPages),
].join('\n')}
`;
}

function fileLines(headers: ReadonlyMap<string, string>): string[] {
  const { 'Content-Type': type, ...rest } = Object.fromEntries(headers);
  return ['types {}', `default_type ${quoted(type ?? '')};`, ...headerLines(new Map(Object.entries(rest)))];
}

/** nginx uses the headers of a server block only where the location has none: so each location has all. */
function headerLines(headers: ReadonlyMap<string, string>): string[] {
  return Array.from(headers, ([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

function quoted(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function location(of: string, lines: readonly string[]): string {
  return [`location ${of} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}
