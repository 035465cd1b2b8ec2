/**
 * The long texts of the site: each a Markdown file `{kind}/{slug}.md` of the content folder. The one table of
 * their names: routes, the feed and the server's reading go by it, and no other file is ever read.
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

/** Above the addresses of the documents as JSON. */
export const DOCUMENTS_PATH = '/documents';

export type DocumentKind = keyof typeof DOCUMENTS;
export type DocumentSlug<Kind extends DocumentKind> = (typeof DOCUMENTS)[Kind][number];

const DIRECTORY = { articles: '/intel/', legal: '/' } as const;

/** The address of a document's page. */
export function documentPath<Kind extends DocumentKind>(kind: Kind, slug: DocumentSlug<Kind>): string {
  return `${DIRECTORY[kind]}${slug}`;
}

/** Its file in the editors' folder. */
export function documentFile<Kind extends DocumentKind>(kind: Kind, slug: DocumentSlug<Kind>): string {
  return `${kind}/${slug}.md`;
}

/** Where a browser gets a document from, by its file. */
export function documentDataPath(file: string): string {
  return `${DOCUMENTS_PATH}/${file.replace(/\.md$/, '')}`;
}

/** The document whose page is at this path, whatever stands in front of its last part. */
export function documentAt<Kind extends DocumentKind>(
  kind: Kind,
  pathname: string,
): DocumentSlug<Kind> | undefined {
  const last = pathname.split('/').at(-1);
  const slugs: readonly DocumentSlug<Kind>[] = DOCUMENTS[kind];
  return slugs.find((slug) => slug === last);
}
