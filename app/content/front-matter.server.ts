export interface SplitDocument {
  fields: Record<string, string>;
  /** The Markdown after the front matter. */
  body: string;
  /** Number of lines before the body, to report line numbers of the file. */
  offset: number;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/;

/**
 * Splits a document into front matter, lines of `key: value` between `---`, and body. Values may be in double quotes, as
 * in YAML. Without front matter, everything is body.
 */
export function splitFrontMatter(source: string): SplitDocument {
  const [frontMatter = '', lines = ''] = FRONT_MATTER.exec(source) ?? [];
  const pairs = lines.split(/\r?\n/).flatMap((line) => {
    const colon = line.indexOf(':');
    if (colon < 1) return [];
    const value = line.slice(colon + 1).trim();
    return [[line.slice(0, colon).trim(), /^".*"$/.test(value) ? value.slice(1, -1) : value]];
  });
  return {
    fields: Object.fromEntries(pairs),
    body: source.slice(frontMatter.length),
    offset: frontMatter.split('\n').length - 1,
  };
}
