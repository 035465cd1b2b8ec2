/** Rows as CSV (RFC 4180): every cell quoted, CRLF between rows. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

/**
 * A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe before it makes it text
 * (OWASP ASVS 5.0, 1.2.10). The full-width forms count in East Asian versions of Excel.
 */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
