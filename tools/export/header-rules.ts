import type { SiteFile } from './collect-site.ts';

/** The headers of one file, or of a folder. */
export interface HeaderRule {
  /** `/assets/` for a folder, `/robots.txt` for a file. */
  path: string;
  headers: ReadonlyMap<string, string>;
}

export interface HeaderRules {
  /** Of all pages. */
  pages: ReadonlyMap<string, string>;
  others: readonly HeaderRule[];
}

/** Each holds files of one kind and no pages. */
const FOLDERS = ['/assets/', '/cards/', '/data/', '/icons/', '/insights/', '/.well-known/'];

/** Those that a host sets itself, for each response. */
const OF_HOST = new Set(['content-encoding', 'content-length', 'date', 'etag', 'last-modified', 'vary']);

/** Which headers the export needs: those that the site itself sends. */
export function headerRules(files: ReadonlyMap<string, SiteFile>): HeaderRules {
  const pages = files.get('index.html');
  if (!pages) throw new Error('The export has no home page');
  const rules = new Map<string, ReadonlyMap<string, string>>();
  for (const [name, { headers, isPage }] of files) {
    const path = `/${name}`;
    const folder = FOLDERS.find((start) => path.startsWith(start));
    const isKnown = rules.has(folder ?? path);
    if (!isPage && !isKnown) rules.set(folder ?? path, keptHeaders(headers, folder === undefined));
  }
  return {
    pages: keptHeaders(pages.headers, false),
    others: Array.from(rules, ([path, headers]) => ({ path, headers })),
  };
}

/** @param hasType whether the rule is for one file, whose type hosts may not know */
function keptHeaders(headers: Headers, hasType: boolean): ReadonlyMap<string, string> {
  const kept = [...headers].filter(([name]) => !OF_HOST.has(name) && (hasType || name !== 'content-type'));
  return new Map(kept.map(([name, value]) => [capitalized(name), value]));
}

/** Netlify adds a second `Content-Type` if it is not written like this. */
function capitalized(name: string): string {
  return name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
