import { DEFAULT_LANGUAGE, LANGUAGES } from '../../app/language/languages.ts';
import type { HeaderRules } from './header-rules.ts';

const PREFIXES = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE);

/** The language of an address, captured for nginx. */
const LANGUAGE = `(?<language>${PREFIXES.join('|')})`;

/** Everything in text form that nginx does not compress by itself. */
const COMPRESSED = [
  'application/atom+xml',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'application/javascript',
  'text/plain',
  'text/xml',
];

/**
 * `_nginx.conf`, to be included in a `server` block: the headers of each file, pages at their own addresses without a
 * slash at the end, and the not-found page in the language of the address.
 */
export function nginxFile({ pages, others }: HeaderRules): string {
  const ofPages = [
    ...headerLines(pages),
    // Only addresses that pages can have: browsers read `/\\name` as the name of another site.
    'rewrite ^((?:/[\\w-]+)+)/$ $1 permanent;',
    'try_files $uri.html $uri/index.html $uri =404;',
  ];
  const notFoundPage = 'error_page 404 /$language/404.html;';
  return [
    '# Written by npm run export. Include it in a server block that has a root.',
    // The privacy policy promises no log of visitors' addresses.
    'access_log off;',
    'log_not_found off;',
    // So that a proxy in front may have another scheme and port.
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${COMPRESSED.join(' ')};`,
    'error_page 404 /404.html;',
    block('~ ^/(_|\\.(?!well-known/))', ['return 404;']),
    ...others.map(({ path, headers }) =>
      path.endsWith('/') ? block(`^~ ${path}`, headerLines(headers)) : block(`= ${path}`, fileLines(headers)),
    ),
    // The not-found page is no page of its own.
    block('= /404', ['return 404;']),
    block(`~ ^/${LANGUAGE}/404$`, [notFoundPage, 'return 404;']),
    block(`~ ^/${LANGUAGE}(/|$)`, [notFoundPage, ...ofPages]),
    block('/', ofPages),
    '',
  ].join('\n');
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

function block(location: string, lines: readonly string[]): string {
  return [`location ${location} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}
