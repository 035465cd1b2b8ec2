import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { LanguageCode } from '../../site/language/languages.ts';
import { FACES, inCascade, sheetChooser, type Sheet } from './sheets.ts';

/** What runs on every page, in one file (vite.config.ts). */
const ENTRY = 'site/main.ts';

export interface PageAssets {
  script: Script;
  styles: string;
  /** The rules of the faces. */
  faces: string;
}

/** A script: URL and `integrity` hash. */
export type Script = readonly [url: string, integrity: string];

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
  const script = [`/${manifest[ENTRY]?.file}`, integrityOf(textOfFile(ENTRY))] as const;
  const chooseSheets = sheetChooser(sheets);
  const faces = textOfFile(FACES).trim();
  return (document) => ({
    script,
    styles: chooseSheets(document)
      .map(({ css }) => css)
      .join(''),
    faces,
  });
}

/** All sheets, in cascade order. */
export function builtSheets(root: string, manifestFile: string): Sheet[] {
  return builtFiles(root, manifestFile).sheets;
}

function builtFiles(root: string, manifestFile: string) {
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const textOfFile = (name: string) => readFileSync(join(root, manifest[name]?.file ?? ''), 'utf8');
  const names = Object.keys(manifest).filter((name) => /^site\/.*\.css$/.test(name));
  const sheets = inCascade(names).map((name) => ({ name, css: textOfFile(name).trim() }));
  return { manifest, textOfFile, sheets };
}

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
