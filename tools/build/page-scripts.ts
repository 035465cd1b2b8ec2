/**
 * The scripts that a page starts with: every address of a script that its HTML names, in a tag or in the boot
 * script, and what those import statically, all the way down. What is imported by a call comes later, if ever.
 * @param read the text of a script of the build by its address
 */
export function scriptsOf(html: string, read: (path: string) => string): ReadonlySet<string> {
  const found = new Set(Array.from(html.matchAll(/\/assets\/[\w.~-]+\.js\b/g), ([path]) => path));
  // A set that grows while it is gone through is gone through to its end.
  for (const path of found) {
    for (const [, name = ''] of read(path).matchAll(STATIC_IMPORT)) found.add(`/assets/${name}`);
  }
  return found;
}

/** `import x from "./a.js"`, `import "./a.js"`, `export … from "./a.js"`, as the bundler writes them. */
const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.~-]+\.js)["'`]/g;

/** The fonts that a page's inlined style sheet names, all of which a visitor may get. */
export function fontsOf(html: string): ReadonlySet<string> {
  return new Set(Array.from(html.matchAll(/\/assets\/[\w.~-]+\.woff2\b/g), ([path]) => path));
}
