/**
 * The Markdown documents of the site: `{kind}/{slug}.md` in the content folder. Routes, the feed and the server use this
 * list, and no other file is read.
 */
export const DOCUMENTS = {
  articles: [
    'forthright-2-0-article',
    'ai-intelligence-article',
    'advanced-analytics-article',
    'investor-engagement-article',
  ],
  legal: ['privacy-policy', 'compliance', 'terms-of-service', 'data-processing'],
} as const;

/** Prefix of the URLs of documents as JSON. */
export const DOCUMENTS_PATH = '/documents';

export type DocumentKind = keyof typeof DOCUMENTS;
export type DocumentSlug<Kind extends DocumentKind> = (typeof DOCUMENTS)[Kind][number];

const DIRECTORY = { articles: '/intel/', legal: '/' } as const;

/** The path of a document's page. */
export function documentPath<Kind extends DocumentKind>(kind: Kind, slug: DocumentSlug<Kind>): string {
  return `${DIRECTORY[kind]}${slug}`;
}

/** Its file, relative to the content folder. */
export function documentFile<Kind extends DocumentKind>(kind: Kind, slug: DocumentSlug<Kind>): string {
  return `${kind}/${slug}.md`;
}

/** The path of a document as JSON. */
export function documentDataPath(file: string): string {
  return `${DOCUMENTS_PATH}/${file.replace(/\.md$/, '')}`;
}

/** The document of a page. Only the last segment of the path counts. */
export function documentAt<Kind extends DocumentKind>(
  kind: Kind,
  pathname: string,
): DocumentSlug<Kind> | undefined {
  const last = pathname.split('/').at(-1);
  const slugs: readonly DocumentSlug<Kind>[] = DOCUMENTS[kind];
  return slugs.find((slug) => slug === last);
}
