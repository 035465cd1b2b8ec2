/**
 * Separated values (RFC 4180), with a mark by which spreadsheets know UTF-8. A cell that a spreadsheet would take for a
 * formula gets an apostrophe before it.
 */
export function spreadsheetFile(rows: readonly (readonly string[])[], separator: ',' | ';'): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
