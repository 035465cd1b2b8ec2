import { parse } from 'node-html-parser';

/** A page that two content folders show differently. */
export interface ChangedPage {
  path: string;
  /** Whether only one of the folders has it. */
  change: 'added' | 'removed' | 'changed';
  /** The first words that are new; empty for a page that was removed or only lost words. */
  words: string;
}

/** Compares the pages of two content folders: HTML by path. */
export function changedPages(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ChangedPage[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)].map(wordsOf);
    if (old && now && old.join('\n') === now.join('\n')) return [];
    const change = !old ? 'added' : now ? 'changed' : 'removed';
    const known = new Set(old);
    return [{ path, change, words: now?.find((words) => !known.has(words)) ?? '' }];
  });
}

/** The title, the texts for search engines, the links and the visible words, one element each. */
function wordsOf(html: string | undefined): string[] | undefined {
  if (html === undefined) return undefined;
  const document = parse(html);
  for (const one of document.querySelectorAll('script, style')) one.remove();
  const described = document
    .querySelectorAll('meta[content], a[href]')
    .map((one) => one.getAttribute('content') ?? one.getAttribute('href') ?? '');
  const title = document.querySelector('title')?.text ?? '';
  const visible = document.querySelector('body')?.structuredText.split('\n') ?? [];
  return [title, ...visible, ...described].filter((words) => words.trim());
}
