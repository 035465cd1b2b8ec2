import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFolder } from '../../app/content/content-folder.server.ts';
import { mediumPaths } from '../../app/content/media.ts';
import { CONTENT_FILES } from '../../app/content/files/index.ts';
import { localizePath } from '../../app/language/localized-path.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../app/language/languages.ts';
import { offerUrl } from '../../app/language/offers.ts';
import { cardPath } from '../../app/shell/card.ts';
import { NOT_FOUND } from '../../app/routes.ts';
import { BROWSER_BUILD } from '../../server/middleware/static-files.ts';
import { SPECULATION_RULES_PATH } from '../../server/speculation-rules.ts';

export interface SiteAddress {
  url: string;
  /** The files that it is written to, relative to the export. */
  files: readonly string[];
  isPage: boolean;
  status: 200 | 404;
  /** Whether the site may lack it. */
  isOptional: boolean;
}

/**
 * Everything that makes up the site; pages come last.
 * @param resources paths of the files made from the content, such as the feed
 */
export async function siteAddresses(
  content: ContentFolder,
  resources: readonly string[],
  languages: readonly LanguageCode[],
): Promise<SiteAddress[]> {
  const paths = await content.paths();
  const translated = languages.filter((code) => code !== DEFAULT_LANGUAGE);
  const offers = translated.map(offerUrl);
  const files = new Set([
    ...builtFiles(),
    // A page that editors have added since the build has no card in it.
    ...Array.from(paths, cardPath),
    ...CONTENT_FILES.map(({ name }) => `/data/${name}`),
    ...translated.map((code) => `/data/languages/${code}.json`),
    ...offers,
    ...resources,
    ...[...(await content.media()).values()].flatMap(mediumPaths),
    SPECULATION_RULES_PATH,
    '/.well-known/security.txt',
    '/.well-known/gpc.json',
  ]);
  return [
    ...Array.from(files, (url) => ({
      url,
      files: [url.slice(1)],
      isPage: false,
      status: 200 as const,
      isOptional: offers.includes(url),
    })),
    ...[...paths, NOT_FOUND].flatMap((path) => languages.map((code) => pageAddress(path, code))),
  ];
}

/**
 * Each page is there twice. Cloudflare Pages, Netlify, Vercel and GitHub Pages serve `about.html` at `/about`, and would
 * redirect to `/about/` if there were only `about/index.html`; plain file servers know nothing else
 * (https://github.com/slorber/trailing-slash-guide).
 */
function pageAddress(path: string, code: LanguageCode): SiteAddress {
  const url = localizePath(code, path);
  const name = url.slice(1);
  const isFound = path !== NOT_FOUND;
  return {
    url,
    files: [...(name ? [`${name}.html`] : []), ...(isFound ? [join(name, 'index.html')] : [])],
    isPage: true,
    status: isFound ? 200 : 404,
    isOptional: false,
  };
}

function builtFiles(): string[] {
  return readdirSync(BROWSER_BUILD, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(?:br|gz)$/.test(name) && statSync(join(BROWSER_BUILD, name)).isFile())
    .map((name) => `/${name}`);
}
