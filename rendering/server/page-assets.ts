import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../app/language/languages.ts';
import { HOME } from '../../server/home-folder.ts';

/** The bundler's manifest; the build moves it to where no browser can read it. */
export const MANIFEST_FILE = join(HOME, 'build/server/manifest.json');

/** The chunk that applies the brand's fonts, which must not wait for any other script (vite.config.ts names it). */
const FIRST = 'web-fonts';

const ENTRY = 'app/entry.client.ts';

/** What languages other than English need. Loaded too when a visitor chooses one (rendering/browser/hydrate.tsx). */
const LANGUAGES = 'app/styles/languages.css';

/** The fonts of letters that English does not need. */
const LETTERS = ['app/styles/fonts-latin-1.css', 'app/styles/fonts-latin-extended-a.css'];

/** What a page in another language than English may need beside its own sheets. */
export const LANGUAGE_SHEETS = [LANGUAGES, ...LETTERS];

/** The scripts of a page, each after those that it imports: URL and `integrity` hash. */
export type PageScripts = readonly (readonly [url: string, integrity: string])[];

export interface PageAssets {
  scripts: PageScripts;
  /** In cascade order. */
  styles: readonly PageStyles[];
}

export interface PageStyles {
  href: string;
  css: string;
  /** Declares fonts. A browser that loaded the sheet again would let go of them and draw the page anew. */
  isOfFonts: boolean;
}

/** The assets of a page, by its file, its language and its HTML. */
export type FindAssets = (page: string, language: LanguageCode, html: string) => PageAssets;

/**
 * Finds the assets of a page in the bundler's manifest: its own, the entry's, and those of what either imports.
 * @param root folder of the browser's build
 * @throws without a build
 */
export function builtAssets(root: string): FindAssets {
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8'));
  const styleOf = (file: string): PageStyles => {
    const css = readFileSync(join(root, file), 'utf8').trim();
    return { href: `/${file}`, css, isOfFonts: css.includes('@font-face') };
  };
  const [languages] = stylesAt(manifest, LANGUAGES).map(styleOf);
  const letters = LETTERS.flatMap((name) => stylesAt(manifest, name).map(styleOf)).map((style) => ({
    style,
    pattern: lettersIn(style.css),
  }));
  const first = Object.keys(manifest).filter((name) => manifest[name]?.name === FIRST);
  const known = new Map<string, PageAssets>();

  return (page, language, html) => {
    const { scripts, styles } = known.get(page) ?? assetsOf(page);
    const text = textOf(html);
    const added = letters.filter(({ pattern }) => pattern.test(text)).map(({ style }) => style);
    if (languages && language !== DEFAULT_LANGUAGE) added.push(languages);
    return { scripts, styles: [...styles.slice(0, 1), ...added, ...styles.slice(1)] };
  };

  function assetsOf(page: string): PageAssets {
    const chunks = withImports(manifest, [...first, ENTRY, page]);
    const scripts = chunks.map((name) => manifest[name]?.file ?? '');
    const styles = new Set(chunks.flatMap((name) => manifest[name]?.css ?? []));
    const assets: PageAssets = {
      scripts: scripts.map((file) => [`/${file}`, integrityOf(join(root, file))]),
      styles: Array.from(styles, styleOf),
    };
    known.set(page, assets);
    return assets;
  }
}

function stylesAt(manifest: Manifest, name: string): string[] {
  const { file } = manifest[name] ?? {};
  return file ? [file] : [];
}

/** The letters of the `unicode-range` of fonts. */
function lettersIn(css: string): RegExp {
  const ranges = css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi);
  const classes = Array.from(ranges, ([, from = '', to = from]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[${classes.join('')}]`, 'u');
}

/** The HTML without scripts and without the options of selects, which browsers show in a system font. */
function textOf(html: string): string {
  return html.replaceAll(/<(?:option|script)\b[^<]*/g, '');
}

/** Chunks and all that they import, each after its imports. */
function withImports(
  manifest: Manifest,
  names: readonly string[],
  found = new Set<string>(),
): readonly string[] {
  for (const name of names) {
    if (found.has(name)) continue;
    withImports(manifest, manifest[name]?.imports ?? [], found);
    found.add(name);
  }
  return [...found];
}

function integrityOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
