/**
 * The URLs of the scripts that a page loads at its start: those that its HTML names, in tags or in the boot script, and
 * everything that they import statically, directly or not. Dynamic imports (`import()`) are not included.
 * @param read returns the source of a built script by its URL
 */
export function scriptsOf(html: string, read: (path: string) => string): ReadonlySet<string> {
  const found = new Set(Array.from(html.matchAll(/\/assets\/[\w.~-]+\.js\b/g), ([path]) => path));
  // Iterating a Set also visits the entries that are added meanwhile.
  for (const path of found) {
    for (const [, name = ''] of read(path).matchAll(STATIC_IMPORT)) found.add(`/assets/${name}`);
  }
  return found;
}

/** `import x from "./a.js"`, `import "./a.js"`, `export … from "./a.js"`, as the bundler writes them. */
const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.~-]+\.js)["'`]/g;

/** The URLs of the fonts that the page's inlined style sheet names. A visitor may load all of them. */
export function fontsOf(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(/\/assets\/[\w.~-]+\.woff2\b/g), ([path]) => path));
}
