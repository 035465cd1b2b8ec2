/** Rows as CSV (RFC 4180): every cell quoted, CRLF between rows, no control characters. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[], separator = ','): string {
  return rows.map((row) => row.map(cell).join(separator)).join('\r\n');
}

/**
 * A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe before it makes it text
 * (OWASP ASVS 5.0, 1.2.10). The full-width forms count in East Asian versions of Excel.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Commands for a terminal, which may show the file, and what reorders text (UAX #9). Lines and tabs stay. */
const CONTROLS = /[^\P{Cc}\t\r\n]|[\u202a-\u202e\u2066-\u2069]/gu;

function cell(value: string | number | null): string {
  const text = String(value ?? '').replace(CONTROLS, '');
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
