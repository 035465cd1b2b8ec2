import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { writeFiles } from './write-files.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

let folder: string;
beforeEach(() => void (folder = temporaryFolder()));

test('files that are no longer part are removed, and a changed one is written again', () => {
  write({ 'index.html': 'home', 'intel/old/index.html': 'old', 'intel/index.html': 'list' });
  writeFileSync(join(folder, 'index.html'), 'edited');
  write({ 'index.html': 'home', 'intel/index.html': 'list' });
  expect(existsSync(join(folder, 'intel/old/index.html'))).toBe(false);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('home');
});

test('a folder with a file of somebody else is refused', () => {
  mkdirSync(join(folder, 'de'));
  writeFileSync(join(folder, 'de/notes.txt'), 'mine');
  expect(() => write({ 'index.html': 'home' })).toThrow(`${folder} holds de`);
  expect(existsSync(join(folder, 'index.html'))).toBe(false);
});

test('what tools keep in the folder stays', () => {
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, '.git/HEAD'), 'main');
  write({ 'index.html': 'home' });
  write({});
  expect(readFileSync(join(folder, '.git/HEAD'), 'utf8')).toBe('main');
});

test('an export that was interrupted can be repeated', () => {
  // A folder in the way of the second file.
  write({ 'a.html': 'a' });
  mkdirSync(join(folder, 'b.html'));
  expect(() => write({ 'a.html': 'a', 'b.html': 'b' })).toThrow('EISDIR');
  rmSync(join(folder, 'b.html'), { recursive: true });
  write({ 'a.html': 'a', 'b.html': 'b' });
  expect(readFileSync(join(folder, 'b.html'), 'utf8')).toBe('b');
});

test('the assets of an earlier export stay for a day, for pages that are open', () => {
  const asset = join(folder, 'assets/entry-1.js');
  const now = Date.now();
  write({ 'assets/entry-1.js': '1' }, now);
  write({ 'assets/entry-2.js': '2' }, now + 23 * HOUR_MS);
  expect(existsSync(asset)).toBe(true);
  write({ 'assets/entry-2.js': '2' }, now + 25 * HOUR_MS);
  expect(existsSync(asset)).toBe(false);
});

const HOUR_MS = 60 * 60 * 1000;

function write(files: Record<string, string>, now = Date.now()) {
  const bytes = Object.entries(files).map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]);
  writeFiles(folder, new Map(bytes), now);
}
