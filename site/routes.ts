/**
 * The Markdown documents of the site: `{kind}/{slug}.md` in the content folder. Every file in `articles/` is an
 * article; the legal texts are those of `LEGAL_SLUGS`.
 */
export type DocumentKind = 'articles' | 'legal';

export const LEGAL_SLUGS = ['privacy-policy', 'compliance', 'terms-of-service', 'data-processing'] as const;

/** A row of the table of pages. */
export interface Route {
  /** Without a language in front. `:slug` stands for one part that the content names. */
  path: string;
  /** Its folder in `site/pages/`, with `page.tsx`. */
  page: string;
  /** The content file of the page. Its `seo.title` is the title, unless the page shows an entry. */
  content?: `${string}.json`;
  /** The page has nothing to show without the file, and then answers 503. */
  needsContent?: true;
  /** The kind of Markdown document that it shows. The slug says which one. */
  documents?: DocumentKind;
  /** The ids of its sections that links may name. */
  anchors?: readonly string[];
  /** Its text is in English in every language. */
  isEnglishOnly?: true;
}

/** A page of content/pages/, at the address that its file gives. */
export const CONTENT_PAGE: Omit<Route, 'path'> = { page: 'content-page' };

/** Every path without a page is rendered as this one, so that all of them share one page. */
export const NOT_FOUND = '/404';

/**
 * Every kind of page in code, in the order of requirement 2.1. Content pages come beside them; any other path has the
 * not-found page.
 */
export const ROUTES = [
  { path: '/', page: 'home', content: 'home.json', anchors: ['contact'] },
  { path: '/intel', page: 'intel', content: 'blog.json', anchors: ['newsletter'] },
  { path: '/intel/:slug', page: 'article', content: 'blog.json', documents: 'articles', isEnglishOnly: true },
  { path: '/about', page: 'about', content: 'about.json' },
  { path: '/faq', page: 'faq', content: 'faq.json' },
  { path: '/contact', page: 'contact', content: 'contact.json', anchors: ['form'] },
  { path: '/pricing', page: 'pricing', content: 'pricing.json', needsContent: true },
  { path: '/solutions', page: 'solutions', content: 'solutions.json' },
  { path: '/showcase', page: 'showcase', content: 'showcase.json', needsContent: true },
  { path: '/showcase/:slug', page: 'showcase-detail', content: 'showcase.json' },
  { path: '/api', page: 'api', content: 'api.json', anchors: ['quick-start', 'authorization', 'failures'] },
  { path: '/support', page: 'support', content: 'support.json', anchors: ['faq'] },
  {
    path: '/tools/filing-dates',
    page: 'filing-dates',
    content: 'filing-dates.json',
    anchors: ['dates', 'meeting', 'ownership', 'items', 'counting', 'closings'],
  },
  { path: '/tools/read-a-draft', page: 'read-a-draft', content: 'read-a-draft.json' },
  ...LEGAL_SLUGS.map(
    (slug) => ({ path: `/${slug}`, page: 'legal', documents: 'legal', isEnglishOnly: true }) as const,
  ),
] as const satisfies readonly Route[];

const BY_PATH: ReadonlyMap<string, Route> = new Map(ROUTES.map((route) => [route.path, route]));

/** The row of a path without a language. Whether a page with this slug exists, the content decides. */
export function routeAt(path: string): Route | undefined {
  return BY_PATH.get(path) ?? BY_PATH.get(path.replace(/(?<=.\/)[a-z0-9-]+$/, ':slug'));
}

export function isEnglishOnly(path: string): boolean {
  return routeAt(path)?.isEnglishOnly ?? false;
}

/** The Atom feed of the articles. */
export const FEED_PATH = '/intel/feed.xml';

/** The OpenAPI description of what /api documents. */
export const OPEN_API_PATH = '/api/openapi.json';

/** The web app manifest: name and icons for a home screen. */
export const MANIFEST_PATH = '/manifest.webmanifest';
/** Beside it, /favicon.ico is what browsers ask for by themselves. */
export const ICON_PATH = '/favicon.svg';
