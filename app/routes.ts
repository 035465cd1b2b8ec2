import { LEGAL_SLUGS } from './content/documents.ts';

/** A row of the table of pages. */
export interface Route {
  /** Without a language in front. `:slug` stands for one part that the content names. */
  path: string;
  /** Its module in `app/routes/`, without the extension. */
  file: string;
}

/** Every kind of page, in the order of the specification's route table. Any other path has the not-found page. */
export const ROUTES = [
  { path: '/', file: 'home' },
  { path: '/intel', file: 'intel' },
  { path: '/intel/:slug', file: 'article' },
  { path: '/about', file: 'about' },
  { path: '/faq', file: 'faq' },
  { path: '/contact', file: 'contact' },
  { path: '/pricing', file: 'pricing' },
  { path: '/solutions', file: 'solutions' },
  { path: '/solutions/:slug', file: 'solution' },
  { path: '/showcase', file: 'showcase' },
  { path: '/showcase/:slug', file: 'showcase-detail' },
  { path: '/api', file: 'api' },
  { path: '/support', file: 'support' },
  { path: '/tools/filing-dates', file: 'filing-dates' },
  { path: '/tools/read-a-draft', file: 'read-a-draft' },
  ...LEGAL_SLUGS.map((slug) => ({ path: `/${slug}`, file: 'legal' })),
] as const satisfies readonly Route[];

const BY_PATH: ReadonlyMap<string, Route> = new Map(ROUTES.map((route) => [route.path, route]));

/** The row of a path without a language. Whether a page with this slug exists, the content decides. */
export function routeAt(path: string): Route | undefined {
  return BY_PATH.get(path) ?? BY_PATH.get(path.replace(/(?<=.\/)[a-z0-9-]+$/, ':slug'));
}

/** Whether the text of a page is in English in every language: articles and legal texts. */
export function isEnglishOnly(path: string): boolean {
  const file = routeAt(path)?.file;
  return file === 'article' || file === 'legal';
}

/** The Atom feed of the articles. */
export const FEED_PATH = '/intel/feed.xml';

/** What the site is called, and its icons, on a home screen. */
export const MANIFEST_PATH = '/manifest.webmanifest';
/** Beside it, /favicon.ico is what browsers ask for by themselves. */
export const ICON_PATH = '/favicon.svg';
