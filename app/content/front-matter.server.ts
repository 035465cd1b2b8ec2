/** The head of a document, still as text, and the Markdown below it. */
export interface Parted {
  lines: Record<string, string>;
  body: string;
  /** Lines of the file above the body, so that problems can name the line an editor sees. */
  offset: number;
}

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/;

/**
 * Parts a document into its head, simple lines of `key: value` between dashes, and its body. A value may
 * stand in double quotes, as editors know it from YAML. Without a head, all of it is body.
 */
export function splitFrontMatter(source: string): Parted {
  const [head = '', between = ''] = HEAD.exec(source) ?? [];
  const pairs = between.split(/\r?\n/).flatMap((line) => {
    const colon = line.indexOf(':');
    if (colon < 1) return [];
    const value = line.slice(colon + 1).trim();
    return [[line.slice(0, colon).trim(), /^".*"$/.test(value) ? value.slice(1, -1) : value]];
  });
  return {
    lines: Object.fromEntries(pairs),
    body: source.slice(head.length),
    offset: head.split('\n').length - 1,
  };
}
