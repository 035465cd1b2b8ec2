import type { DocumentKind } from '../../routes.ts';

const DIRECTORY = { articles: '/intel/', legal: '/' } as const;

/** The path of a document's page. */
export function documentPath(kind: DocumentKind, slug: string): string {
  return `${DIRECTORY[kind]}${slug}`;
}

/** Its file, relative to the content folder. */
export function documentFile(kind: DocumentKind, slug: string): string {
  return `${kind}/${slug}.md`;
}

/** The folders with the drawings of articles and with pages of blocks. */
export const FIGURES = 'articles/figures';
export const PAGES = 'pages';

/** File names in the folders, except media. An article is named after the last part of its address. */
export const FILE_NAMES = {
  articles: /^articles\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/,
  figures: /^articles\/figures\/[a-z0-9]+(?:-[a-z0-9]+)*\.json$/,
  pages: /^pages\/[a-z0-9]+(?:-[a-z0-9]+)*\.json$/,
};

/** `articles/figures/wrong-number.json` becomes `wrong-number`. */
export function slugOfFile(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1, name.lastIndexOf('.'));
}

/** The last segment of a path, which names the document or entry that a page shows. */
export function slugOf(pathname: string): string {
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

/** A title for a page whose own cannot be read: `terms-of-service` becomes `Terms of Service`. */
export function titleOfSlug(slug: string): string {
  const words = slug
    .split('-')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)));
  return words.join(' ');
}
