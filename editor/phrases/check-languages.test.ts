import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { checkLanguages, mergeLanguages, templateFile } from './check-languages.ts';

const HEADER =
  'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n';

test('an unreadable file is named with its line, and the other languages are still checked', () => {
  vi.spyOn(console, 'table').mockImplementation(() => {});
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'languages'));
  const broken = join(folder, 'languages/de.po');
  const other = join(folder, 'languages/fr.po');
  writeFileSync(templateFile(folder), `${HEADER}msgid "Prices"\nmsgstr ""\n`);
  // One of its two plural forms is missing.
  writeFileSync(
    broken,
    `${HEADER}msgid "{count} day"\nmsgid_plural "{count} days"\nmsgstr[0] "{count} Tag"\n`,
  );
  writeFileSync(other, `${HEADER}msgid "Prices"\nmsgstr ""\n`);
  const codes = ['de', 'fr'];
  expect(mergeLanguages(folder, codes, false)).toEqual(['de']);
  const faults = checkLanguages(folder, { codes, complete: false });
  expect(faults).toContainEqual(
    expect.stringMatching(new RegExp(`^${broken}:\\d+:1: expected as many forms`)),
  );
  expect(faults).toContainEqual(`${other}:4: open: "Prices"`);
});
