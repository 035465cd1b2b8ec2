import { DOCUMENTS, documentPath } from './content/documents.ts';
import type { PageModule } from './page-module.ts';
import { SHOWCASE_SLUGS } from './sections/showcase/companies.ts';
import { SOLUTION_SLUGS } from './sections/solutions/slugs.ts';

/** Every address of the site, without a language in front, and the file of `routes/` whose page is there. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'home'],
  ['/intel', 'intel'],
  ...DOCUMENTS.articles.map((slug) => [documentPath('articles', slug), 'article'] as const),
  ['/about', 'about'],
  ['/faq', 'faq'],
  ['/contact', 'contact'],
  ['/pricing', 'pricing'],
  ['/solutions', 'solutions'],
  ...SOLUTION_SLUGS.map((slug) => [`/solutions/${slug}`, 'solution'] as const),
  ...DOCUMENTS.legal.map((slug) => [documentPath('legal', slug), 'legal'] as const),
  ['/showcase', 'showcase'],
  ...SHOWCASE_SLUGS.map((slug) => [`/showcase/${slug}`, 'showcase-detail'] as const),
  ['/api', 'api'],
  ['/support', 'support'],
]);

const NOT_FOUND = 'not-found';

const files = import.meta.glob<PageModule>(['./routes/*.tsx', '!**/*.test.tsx']);
const loaded = new Map<string, PageModule>();

/**
 * The file of the page at a path without a language: `./routes/home.tsx`. Any other path has the not-found page.
 */
export function pageFileAt(path: string): string {
  return `./routes/${PAGES.get(path) ?? NOT_FOUND}.tsx`;
}

/** A page's module: at once when it is here, else its promise. */
export function pageModuleAt(path: string): PageModule | Promise<PageModule> {
  const file = pageFileAt(path);
  return loaded.get(file) ?? load(file);
}

async function load(file: string): Promise<PageModule> {
  const module = await files[file]?.();
  if (!module) throw new Error(`There is no ${file}`);
  loaded.set(file, module);
  return module;
}
