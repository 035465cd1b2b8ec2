import type { ContentFolder } from '../../app/content/content-folder.server.ts';
import type { Translation } from '../../app/language/dictionary.ts';
import { everyTextDictionary } from '../../app/language/every-text.server.ts';
import type { SiteBuild } from '../../rendering/server/pages.ts';
import { kindsOf } from './kinds.ts';

/** What pages are rendered from. */
export type RenderedContent = Pick<ContentFolder, 'read' | 'readDocument' | 'articles' | 'paths'>;

interface HeardPhrase {
  key: string;
  isPlural: boolean;
  kinds: readonly string[];
}

/** Renders a page with a dictionary that has a marker for every phrase, and finds the markers in its HTML. */
export async function listen(
  build: Pick<SiteBuild, 'renderPage'>,
  path: string,
  content: RenderedContent,
): Promise<HeardPhrase[]> {
  const usedPhrases = new Map<string, Translation>();
  const usedPlurals = new Set<string>();
  const { html } = await build.renderPage(
    { path, language: 'en', hasLanguagePrefix: false },
    {
      dictionary: () => ({ ...everyTextDictionary(markedText), usedPhrases, usedPlurals }),
      reportUntranslated: () => {},
      origin: 'http://site.example',
      year: 2026,
      backend: { url: '', key: '' },
      readContent: (definition) => content.read(definition),
      readDocument: (kind, slug) => content.readDocument(kind, slug),
      readArticles: () => content.articles(),
      sitePaths: () => content.paths(),
      // Some pages are made to fail here.
      reportFailure: () => {},
      sendMessage: () => Promise.resolve({ kind: 'accepted' }),
    },
  );
  const kinds = kindsOf(html);
  return Array.from(usedPhrases.keys(), (key) => ({
    key,
    isPlural: usedPlurals.has(key),
    kinds: kinds.get(markerOf(key)) ?? [],
  }));
}

/** With the placeholders of the phrase, because their values may be phrases too. */
function markedText(phrase: string, key: string): string {
  return markerOf(key) + (phrase.match(/\{[\w.-]+\}/g) ?? []).join('');
}

function markerOf(key: string): string {
  if (!numbers.has(key)) numbers.set(key, numbers.size);
  return `⟦${numbers.get(key)}⟧`;
}

/** Numbers of the markers. */
const numbers = new Map<string, number>();
