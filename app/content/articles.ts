import type { DocumentOf } from './document-metadata.ts';

/** An article with its name in the folder. */
export interface Article {
  slug: string;
  metadata: DocumentOf<'articles'>['metadata'];
}

/** Newest first; on the same day by the id of the card. */
export function newestFirst(one: Article, other: Article): number {
  const byDay = other.metadata.published.localeCompare(one.metadata.published);
  return byDay || Number(one.metadata.id) - Number(other.metadata.id);
}
