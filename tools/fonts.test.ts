import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TEST_ALL } from '../tests/fixtures/effort.ts';
import { charactersIn, cut, FACES, FONT_FILES, fontRules, standInFile, standInRules } from './fonts.ts';

test('the sheets of faces and stand-ins are what the tool writes', async () => {
  expect(readFileSync('site/styles/fonts.css', 'utf8')).toBe(fontRules());
  for (const face of FACES) expect(readFileSync(standInFile(face), 'utf8')).toBe(await standInRules(face));
});

test.runIf(TEST_ALL)('the fonts of the site are what the tool cuts from the packages', async () => {
  for (const file of FONT_FILES)
    expect([file.path, (await cut(file)).equals(readFileSync(file.path))]).toEqual([file.path, true]);
});

test('a character of a face is in one of its files', () => {
  for (const { role } of FACES) {
    const files = FONT_FILES.filter((file) => file.role === role);
    const characters = files.map(({ subset }) => charactersIn(subset.range)).join('');
    expect(new Set(characters).size).toBe(characters.length);
  }
});
