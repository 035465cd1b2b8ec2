import { existsSync, readFileSync } from 'node:fs';

/** The tests that a cell of a table names, as "`path`: title", that do not exist or are skipped. */
export function lostTests(cell: string): string[] {
  return cell.split('<br>').filter((one) => {
    const [, path = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(one.trim()) ?? [];
    return !hasTest(path, title);
  });
}

/** Whether a test file has a test under this title, as its source writes it, and skips none. */
function hasTest(path: string, title: string): boolean {
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (/\b(?:test|it|describe)\.(?:skip|fixme|todo|fails)\b/.test(source)) return false;
  const places = ["'", '"', '`'].map((quote) => source.indexOf(`${quote}${title}${quote},`));
  const place = Math.max(...places);
  return place > 0 && !/\b(?:runIf|skipIf)\(.*\)\(\s*$/.test(source.slice(0, place));
}
