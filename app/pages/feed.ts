import { atomFeed, type FeedEntry } from '../content/atom-feed.ts';
import { documentPath } from '../content/documents.ts';
import { mediumPath, type Medium } from '../content/media.ts';
import { commonContent } from '../content/files/common.ts';
import { formatFigures } from '../language/format-figures.ts';
import { fill, type PhraseValues } from '../language/text.ts';
import type { Resource, ResourceServices } from '../page-services.ts';
import { FEED_PATH } from '../routes.ts';

/** `/intel/feed.xml`: the articles as an Atom feed, from their front matter. */
export async function feed(services: ResourceServices): Promise<Resource> {
  const { branding, footer, figures } = (await services.readContent(commonContent)).content;
  const values = {
    ...formatFigures(figures),
    brand: branding.name,
    product: branding.product,
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

/** Leaves out an article that has no date. */
async function entriesOf(
  { readArticles, readMedia, origin }: ResourceServices,
  values: PhraseValues,
): Promise<FeedEntry[]> {
  const dated = (await readArticles()).filter(({ metadata }) => metadata.published);
  const media = await readMedia();
  return dated.map(({ slug, metadata }) => ({
    title: fill(metadata.title, values),
    summary: fill(metadata.description, values),
    author: fill(metadata.author, values),
    page: `${origin}${documentPath('articles', slug)}`,
    published: metadata.published,
    updated: metadata.updated,
    categories: metadata.tags,
    picture: pictureOf(media.get(metadata.image), origin),
  }));
}

function pictureOf(medium: Medium | undefined, origin: string): FeedEntry['picture'] {
  return medium && { url: origin + mediumPath(medium), type: medium.type, bytes: medium.bytes };
}
