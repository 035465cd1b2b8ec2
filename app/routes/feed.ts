import { atomFeed, type FeedEntry } from '../content/atom-feed.ts';
import { DOCUMENTS, documentPath } from '../content/documents.ts';
import { commonContent } from '../content/files/common.ts';
import { fill } from '../language/text.ts';
import type { Resource, ResourceServices } from '../../rendering/page-services.ts';
import { FEED_PATH } from '../routes.ts';

/** `/intel/feed.xml`: the articles as an Atom feed, from their front matter. */
export async function feed(services: ResourceServices): Promise<Resource> {
  const { branding, footer } = (await services.readContent(commonContent)).content;
  const values = {
    brand: branding.name,
    email: footer.sections.company.contact.email,
    year: services.year,
  };
  const body = atomFeed({
    title: fill('Intel from {brand}', values),
    subtitle: fill(branding.description, values),
    author: branding.name,
    page: `${services.origin}/intel`,
    self: `${services.origin}${FEED_PATH}`,
    entries: await entriesOf(services, values),
  });
  return { type: 'application/atom+xml; charset=utf-8', body };
}

/** Leaves out an article that has no date or cannot be read. */
async function entriesOf(
  { readDocument, origin }: ResourceServices,
  values: Record<string, string | number>,
): Promise<FeedEntry[]> {
  const articles = DOCUMENTS.articles.map(async (slug) => {
    const metadata = (await readDocument('articles', slug))?.metadata;
    if (!metadata?.published) return [];
    return [
      {
        title: fill(metadata.title, values),
        summary: fill(metadata.description, values),
        author: fill(metadata.author, values),
        page: `${origin}${documentPath('articles', slug)}`,
        published: metadata.published,
        categories: metadata.tags
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
      },
    ];
  });
  return (await Promise.all(articles)).flat();
}
