import { ROUTES, routeAt } from '../routes.ts';
import type { ContentSource } from './content-source.ts';
import { documentPath, slugOf, titleOfSlug } from './documents.ts';
import { aboutContent } from './files/about.ts';
import { apiContent } from './files/api.ts';
import { blogContent } from './files/blog.ts';
import { contactContent } from './files/contact.ts';
import { faqContent } from './files/faq.ts';
import { filingDatesContent } from './files/filing-dates.ts';
import { homeContent } from './files/home.ts';
import { pricingContent } from './files/pricing.ts';
import { readADraftContent } from './files/read-a-draft.ts';
import { showcaseContent } from './files/showcase.ts';
import { solutionsContent } from './files/solutions.ts';
import { supportContent } from './files/support.ts';

/** The paths of all pages, without a language, in the order of the table of routes. */
export async function sitePaths(content: ContentSource): Promise<ReadonlySet<string>> {
  const paths = await Promise.all(
    ROUTES.map(({ path }) => (path.endsWith(':slug') ? entriesUnder(path, content) : [path])),
  );
  return new Set(paths.flat());
}

async function entriesUnder(path: string, content: ContentSource): Promise<string[]> {
  switch (path) {
    case '/intel/:slug':
      return content.slugs('articles').map((slug) => documentPath('articles', slug));
    case '/solutions/:slug':
      return (await content.read(solutionsContent)).content.pages.map(({ slug }) => `/solutions/${slug}`);
    default: {
      const { showcases } = (await content.read(showcaseContent)).content;
      return showcases.flatMap(({ page, link }) =>
        page && /^\/showcase\/[a-z0-9-]+$/.test(link) ? [link] : [],
      );
    }
  }
}

/** The English title of every page, by its path. */
export async function pageTitles(content: ContentSource): Promise<ReadonlyMap<string, string>> {
  const titles = Array.from(
    await content.paths(),
    async (path) => [path, (await titleOf(path, content)) || titleOfSlug(slugOf(path))] as const,
  );
  return new Map(await Promise.all(titles));
}

/** The files of the pages that are one of a kind, by the module of the page. */
const FILES = {
  home: homeContent,
  intel: blogContent,
  about: aboutContent,
  faq: faqContent,
  contact: contactContent,
  pricing: pricingContent,
  solutions: solutionsContent,
  showcase: showcaseContent,
  api: apiContent,
  support: supportContent,
  'filing-dates': filingDatesContent,
  'read-a-draft': readADraftContent,
};

async function titleOf(path: string, content: ContentSource): Promise<string | undefined> {
  const slug = slugOf(path);
  const file = routeAt(path)?.file ?? '';
  switch (file) {
    case 'article':
      return (await content.readDocument('articles', slug))?.metadata.title;
    case 'legal':
      return (await content.readDocument('legal', slug))?.metadata.title;
    case 'solution': {
      const page = (await content.read(solutionsContent)).content.pages.find((one) => one.slug === slug);
      return page?.seo.title || page?.hero.title;
    }
    case 'showcase-detail': {
      const { showcases } = (await content.read(showcaseContent)).content;
      return showcases.find(({ link, page }) => page && link === path)?.page?.seo.title;
    }
  }
  const definition = Object.hasOwn(FILES, file) ? FILES[file as keyof typeof FILES] : undefined;
  return definition && (await content.read<ContentWithTitle>(definition)).content.seo.title;
}

type ContentWithTitle = (typeof FILES)[keyof typeof FILES];
