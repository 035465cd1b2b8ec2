/** A table; the first column is words, the others are figures. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}

const START = '<!-- results: written by `npm run bench`, not by hand -->';
const END = '<!-- end of results -->';

/**
 * Puts the results between the marks of a document, and leaves what people have written around them.
 * @throws when the document has lost its marks.
 */
export function withResults(document: string, results: string): string {
  const from = document.indexOf(START);
  const to = document.indexOf(END);
  if (from < 0 || to < from) throw new Error(`The document needs the lines ${START} and ${END}`);
  return `${document.slice(0, from)}${START}\n\n${results.trim()}\n\n${document.slice(to)}`;
}

export const EMPTY_DOCUMENT = `# Performance\n\n${START}\n${END}\n`;
