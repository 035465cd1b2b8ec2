import { headingIds } from '../../site/content/documents/anchors.ts';
import { slugOf } from '../../site/content/documents/documents.ts';
import type { PageContent } from '../../site/content/files/page.ts';
import { routeAt } from '../../site/routes.ts';
import type { Content } from '../../site/schemas.ts';

interface Questions {
  faq?: { items: readonly unknown[] };
}

/** The ids of the parts of a page that links may name. */
export function anchorsAt(path: string, content: Content): string[] {
  const route = routeAt(path);
  if (route?.documents) return headingIds(content[route.documents].get(slugOf(path))?.nodes ?? []);
  if (route) return [...(route.anchors ?? []), ...numbered('item', questionsOf(path, content))];
  return (content.pages.get(path)?.blocks ?? []).flatMap(anchorsOfBlock);
}

/** A page that is deleted has no content. */
function questionsOf(path: string, content: Questions & { support?: Questions }): number {
  const { faq } = (path === '/support' ? content.support : path === '/faq' ? content : undefined) ?? {};
  return faq?.items.length ?? 0;
}

function anchorsOfBlock(block: PageContent['blocks'][number]): string[] {
  if (block.kind === 'table') return block.id ? [block.id] : [];
  return block.kind === 'steps' ? numbered('step', block.items.length) : [];
}

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
}
