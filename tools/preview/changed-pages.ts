import { parse } from 'node-html-parser';
import type { SiteBuild } from '../../rendering/server/pages.ts';
import type { PageServices } from '../../app/page-services.ts';

/** A page that two content folders show differently. */
export interface ChangedPage {
  path: string;
  /** Whether only one of the folders has it. */
  change: 'added' | 'removed' | 'changed';
  /** The first words that are new; empty for a page that is gone or only lost words. */
  words: string;
}

/** Compares the English pages of two content folders. */
export async function changedPages(
  { renderPage }: Pick<SiteBuild, 'renderPage'>,
  before: PageServices,
  after: PageServices,
): Promise<ChangedPage[]> {
  const [old, now] = await Promise.all([before.sitePaths(), after.sitePaths()]);
  const changed: ChangedPage[] = [];
  for (const path of old.union(now)) {
    const [one, other] = await Promise.all([wordsOf(path, before), wordsOf(path, after)]);
    if (one.join('\n') === other.join('\n')) continue;
    const change = !old.has(path) ? 'added' : now.has(path) ? 'changed' : 'removed';
    const known = new Set(one);
    changed.push({ path, change, words: other.find((words) => !known.has(words)) ?? '' });
  }
  return changed;

  /** The title, the texts for search engines and the visible words, one element each. */
  async function wordsOf(path: string, services: PageServices): Promise<string[]> {
    const { html } = await renderPage({ path, language: 'en', hasLanguagePrefix: false }, services);
    const document = parse(html);
    for (const one of document.querySelectorAll('script, style')) one.remove();
    const described = document
      .querySelectorAll('meta[content]')
      .map((one) => one.getAttribute('content') ?? '');
    const links = document.querySelectorAll('a[href]').map((one) => one.getAttribute('href') ?? '');
    return [...document.structuredText.split('\n'), ...described, ...links].filter((words) => words.trim());
  }
}
