import { ROUTES, routeAt } from '../routes.ts';
import type { ContentSource } from './content-source.ts';
import { documentPath, slugOf, titleOfSlug } from './documents.ts';
import { CONTENT_FILES } from './files/index.ts';
import { showcaseContent } from './files/showcase.ts';

/** The paths of all pages, without a language, those of code in the order of their table. */
export async function sitePaths(content: ContentSource): Promise<ReadonlySet<string>> {
  const paths = await Promise.all(
    ROUTES.map(({ path }) => (path.endsWith(':slug') ? entriesUnder(path, content) : [path])),
  );
  return new Set([...paths.flat(), ...(await content.pages()).keys()]);
}

async function entriesUnder(path: string, content: ContentSource): Promise<string[]> {
  switch (path) {
    case '/intel/:slug':
      return (await content.slugs('articles')).map((slug) => documentPath('articles', slug));
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

async function titleOf(path: string, content: ContentSource): Promise<string | undefined> {
  const slug = slugOf(path);
  const route = routeAt(path);
  if (route?.documents) return (await content.readDocument(route.documents, slug))?.metadata.title;
  if (!route) {
    const page = (await content.pages()).get(path);
    return page?.seo.title || page?.hero.title;
  }
  if (route?.file === 'showcase-detail') {
    const { showcases } = (await content.read(showcaseContent)).content;
    return showcases.find(({ link, page }) => page && link === path)?.page?.seo.title;
  }
  const definition = CONTENT_FILES.find(({ name }) => name === route?.content);
  if (!definition) return undefined;
  const { content: texts } = await content.read(definition);
  return 'seo' in texts ? texts.seo.title : undefined;
}
