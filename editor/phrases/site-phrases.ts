import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInContent } from '../../site/content/reading/read-content.server.ts';
import { RATE_LIMITED } from '../../site/contact/posted-form.ts';
import { compileDictionary, type Phrases, type Translation } from '../../site/language/dictionary.ts';
import { OFFER } from '../../site/language/offers.ts';
import { SCHEMAS, type Content } from '../../site/schemas.ts';
import { readSite } from '../../site/site-content.server.ts';
import { HOME } from '../../server/process/home-folder.ts';
import type { SiteBuild } from '../../server/render/pages.ts';
import { phrasesIn } from '../../tools/build/island-phrases.ts';
import { htmlOf } from '../rendered-page.ts';
import { kindsOf } from './kinds.ts';

/** A phrase of the site. */
export interface SitePhrase {
  /**
   * Paths of the pages that show it when they are opened with the shipped content; none if it appears only after an
   * interaction or a failure.
   */
  pages: string[];
  /** Its kind on these pages: "heading", "button". */
  kinds: Set<string>;
  /** Whether it depends on a count. */
  isPlural: boolean;
}

/** By the key of the phrase. */
export type SitePhrases = ReadonlyMap<string, SitePhrase>;

const FOR_ALL_PAGES: ReadonlySet<string> = new Set(['common', 'contact', 'owner']);

/** The phrases that a page looks up besides the shared ones. */
const FAILING = Object.fromEntries(
  [...Object.keys(SCHEMAS), 'articles', 'legal', 'pages'].flatMap((name) =>
    FOR_ALL_PAGES.has(name) ? [] : [[name, { get: () => fail() }]],
  ),
);

function fail(): never {
  throw new Error('no content');
}

/**
 * Every English phrase that the site can show: those that its pages look up when the server renders them, with those
 * of their islands, and those that the source names. Needs the build.
 */
export async function sitePhrases(build: SiteBuild, contentDir: string): Promise<SitePhrases> {
  const shipped = await readSite(contentDir);
  const defaults = builtInContent({ schemas: SCHEMAS, day: shipped.day });
  // A page whose own content fails still has the parts that all pages share.
  const failing = Object.defineProperties({ ...defaults, paths: shipped.paths }, FAILING);
  // Every page of the site, and one that does not exist.
  const paths = [...shipped.paths, '/not-a-page'];
  const phrases = new Map<string, SitePhrase>();
  const phraseOf = (key: string) =>
    phrases.getOrInsertComputed(key, () => ({ pages: [], kinds: new Set(), isPlural: false }));
  for (const content of [shipped, defaults, failing]) {
    for (const path of paths) {
      for (const { key, isPlural, kinds } of phrasesOf(build, path, content)) {
        const phrase = phraseOf(key);
        phrase.isPlural ||= isPlural;
        if (content !== shipped) continue;
        phrase.pages.push(path);
        for (const kind of kinds) phrase.kinds.add(kind);
      }
    }
  }
  for (const key of Object.values(OFFER)) {
    const phrase = phraseOf(key);
    phrase.pages.push('/');
    phrase.kinds.add('offered on English pages: name your language instead of English');
  }
  const inSource: string[] = JSON.parse(readFileSync(SOURCE_PHRASES, 'utf8'));
  for (const key of [...inSource, RATE_LIMITED.hint]) phraseOf(key);
  return phrases;
}

/** The build writes there what {@link phrasesInSource} finds: a release has no sources. */
export const SOURCE_PHRASES = join(HOME, 'build/server/phrases.json');

/** `t('…')` with a literal: dialogs and buttons that no first render shows. */
export function phrasesInSource(): string[] {
  return globSync('{packages,server/render,site}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap(
    phrasesIn,
  );
}

/** Renders a page with a dictionary that has a marker for every phrase, and finds the markers in its HTML. */
export function phrasesOf(build: Pick<SiteBuild, 'renderPage'>, path: string, content: Content) {
  const usedPhrases = new Map<string, Translation>();
  const usedPlurals = new Set<string>();
  const dictionary = { ...compileDictionary({}), byText: MARKED, usedPhrases, usedPlurals };
  const marked = Object.defineProperty(Object.create(content), 'language', {
    value: () => dictionary,
  });
  const kinds = kindsOf(htmlOf(build, path, marked));
  return Array.from(usedPhrases.keys(), (key) => ({
    key,
    isPlural: usedPlurals.has(key),
    kinds: kinds.get(markerOf(key)) ?? [],
  }));
}

/** Has a marker for every key, with the placeholders of the phrase, because their values may be phrases too. */
const MARKED = new Proxy<Phrases>(
  {},
  { get: (_, key) => markerOf(String(key)) + (String(key).match(/\{[\w.-]+\}/g) ?? []).join('') },
);

function markerOf(key: string): string {
  return `⟦${numbers.getOrInsert(key, numbers.size)}⟧`;
}

/** Numbers of the markers. */
const numbers = new Map<string, number>();
