import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { LanguageCode } from '../app/language/languages.ts';
import { inCascade, sheetChooser, type Sheet } from './sheets.ts';

/** What runs on every page. */
const ENTRY = 'app/main.ts';

/** The islands that are hydrated right after the first paint: their preloads save a round trip. */
const PAINTED_ISLAND = /data-island="([\w-]+)" data-when="painted"/g;

/** A script: URL and `integrity` hash. */
type Script = readonly [url: string, integrity: string];

export interface PageScripts {
  main: Script;
  /** What it needs at once. */
  others: readonly Script[];
}

export interface PageAssets {
  scripts: PageScripts;
  styles: string;
}

/** Finds the assets of a document by its language and its HTML. */
export type FindAssets = (document: {
  language: LanguageCode;
  html: string;
}) => PageAssets | Promise<PageAssets>;

/**
 * Finds the assets of a page in the bundler's manifest.
 * @param root folder of the browser's build
 * @throws without a build
 */
export function builtAssets(root: string, manifestFile: string): FindAssets {
  const { manifest, textOfFile, sheets } = builtFiles(root, manifestFile);
  const scriptAt = once((name): Script => [`/${manifest[name]?.file}`, integrityOf(textOfFile(name))]);
  const ofEveryPage = withImports(manifest, [ENTRY]);
  // With what hydrates an island, which is in the chunk that all of them share (vite.config.ts).
  const ofIsland = once((name) => withImports(manifest, [`app/islands/${name}.tsx`]).difference(ofEveryPage));
  const chooseSheets = sheetChooser(sheets);

  return (document) => {
    const islands = Array.from(document.html.matchAll(PAINTED_ISLAND), ([, name = '']) => name);
    const needed = islands.reduce((all, name) => all.union(ofIsland(name)), ofEveryPage);
    return {
      scripts: { main: scriptAt(ENTRY), others: Array.from(needed.difference(new Set([ENTRY])), scriptAt) },
      styles: chooseSheets(document)
        .map(({ css }) => css)
        .join(''),
    };
  };
}

/** All sheets, in cascade order. */
export function builtSheets(root: string, manifestFile: string): Sheet[] {
  return builtFiles(root, manifestFile).sheets;
}

function builtFiles(root: string, manifestFile: string) {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const textOfFile = (name: string) => readFileSync(join(root, manifest[name]?.file ?? ''), 'utf8');
  const names = Object.keys(manifest).filter((name) => /^app\/.*\.css$/.test(name));
  const sheets = inCascade(names).map((name) => ({ name, css: textOfFile(name).trim() }));
  return { manifest, textOfFile, sheets };
}

/** Calls `make` once for each name. */
function once<Value>(make: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? make(name);
    known.set(name, value);
    return value;
  };
}

/** Chunks and all that they import, each after its imports. */
function withImports(manifest: Manifest, names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    withImports(manifest, manifest[name]?.imports ?? [], found);
    found.add(name);
  }
  return found;
}

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
