import { readFileSync } from 'node:fs';

/** Whether a test file has a test under this title, as its source writes it, and skips none. */
export function hasTest(path: string, title: string): boolean {
  const source = readFileSync(path, 'utf8');
  if (/\b(?:test|it|describe)\.(?:skip|fixme|todo|fails)\b/.test(source)) return false;
  const places = ["'", '"', '`'].map((quote) => source.indexOf(`${quote}${title}${quote},`));
  const place = Math.max(...places);
  return place > 0 && !/\b(?:runIf|skipIf)\(.*\)\(\s*$/.test(source.slice(0, place));
}
