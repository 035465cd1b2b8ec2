import type { Post } from '../content/files/blog.ts';

/** The tag in the URL's query. */
export function tagOf(search: URLSearchParams): string | undefined {
  return search.get('tag')?.trim() || undefined;
}

/** The list of one tag. Editors may write anything, even lone surrogates. */
export function tagPath(tag: string): string {
  return `/intel?tag=${encodeURIComponent(tag.toWellFormed())}`;
}

export function isSameTag(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function postsUnder(posts: readonly Post[], tag: string | undefined): readonly Post[] {
  if (tag === undefined) return posts;
  return posts.filter(({ tags }) => tags.some((one) => isSameTag(one, tag)));
}
