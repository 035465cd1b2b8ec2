import type { ContentOf } from '../../content/schema.ts';
import type { supportContent } from './content.ts';
import { SEARCH_EXAMPLE } from './search-words.ts';

/** English phrases that the search may show beside the literals of its sources (site/islands/island.tsx). */
export function helpSearchPhrases({ faq }: Pick<ContentOf<typeof supportContent>, 'faq'>): string[] {
  return [SEARCH_EXAMPLE, ...faq.items.flatMap(({ question, answer }) => [question, answer])];
}
