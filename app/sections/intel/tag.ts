import type { BlogContent } from '../../content/files/blog.ts';

type Post = BlogContent['blog_posts'][number];

/** The tag that the address asks for; undefined when it asks for none. */
export function tagOf(search: URLSearchParams): string | undefined {
  return search.get('tag')?.trim() || undefined;
}

/** The list under one tag. A tag is whatever editors write, lone surrogates included. */
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
