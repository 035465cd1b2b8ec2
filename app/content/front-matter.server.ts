export interface SplitDocument {
  fields: Record<string, string>;
  /** The Markdown after the front matter. */
  body: string;
  /** Number of lines before the body, to report line numbers of the file. */
  offset: number;
  /** Line of the file and what is wrong with it; undefined for valid front matter. */
  fault?: { line: number; reason: string };
}

const FRONT_MATTER = /^---[^\S\n]*\r?\n([\s\S]*?)^---[^\S\n]*(?:\r?\n|$)/m;

/**
 * Splits a document into front matter, lines of `key: value` between `---`, and body. Values may be in double quotes, as
 * in YAML.
 */
export function splitFrontMatter(source: string): SplitDocument {
  const match = FRONT_MATTER.exec(source);
  if (match?.index !== 0) {
    const reason = /^---\s/.test(source)
      ? 'the front matter has no end: a line "---"'
      : 'there is no front matter: lines of "key: value" between two lines "---"';
    return { fields: {}, body: source, offset: 0, fault: { line: 1, reason } };
  }
  const [frontMatter, lines = ''] = match;
  const fields: Record<string, string> = {};
  let fault: SplitDocument['fault'];
  for (const [index, line] of lines.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    const value = line.slice(colon + 1).trim();
    if (colon < 1 || /^"[^"]*$/.test(value)) {
      const reason = colon < 1 ? 'is not "key: value"' : 'has no closing quote';
      fault ??= { line: index + 2, reason: `${JSON.stringify(line)} ${reason}` };
    } else fields[line.slice(0, colon).trim()] = /^".*"$/.test(value) ? value.slice(1, -1) : value;
  }
  return {
    fields,
    body: source.slice(frontMatter.length),
    offset: frontMatter.split('\n').length - 1,
    fault,
  };
}
