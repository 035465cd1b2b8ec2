import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { FolderError, MANIFEST, writeFiles } from './write-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'written-'));
  return () => rmSync(folder, { recursive: true });
});

test('a second export leaves a file alone whose bytes are the same', () => {
  write({ 'index.html': 'home', 'de/index.html': 'Start' });
  utimesSync(join(folder, 'index.html'), 1, 1);
  expect(write({ 'index.html': 'home', 'de/index.html': 'Anfang' })).toEqual({ written: 1, removed: 0 });
  expect(statSync(join(folder, 'index.html')).mtimeMs).toBe(1000);
  expect(readFileSync(join(folder, 'de/index.html'), 'utf8')).toBe('Anfang');
});

test('files that are no longer part are removed, with the folders that they leave empty', () => {
  write({ 'index.html': 'home', 'intel/old/index.html': 'old', 'intel/index.html': 'list' });
  expect(write({ 'index.html': 'home', 'intel/index.html': 'list' })).toEqual({ written: 0, removed: 1 });
  expect(existsSync(join(folder, 'intel/old'))).toBe(false);
  expect(existsSync(join(folder, 'intel/index.html'))).toBe(true);
});

test('a file that was changed or deleted by hand is written again', () => {
  write({ 'index.html': 'home', 'a.html': 'a' });
  writeFileSync(join(folder, 'index.html'), 'edited');
  rmSync(join(folder, 'a.html'));
  expect(write({ 'index.html': 'home', 'a.html': 'a' })).toEqual({ written: 2, removed: 0 });
});

test.each(['thesis.doc', 'de/notes.txt'])('a folder with a file of somebody else is refused: %s', (name) => {
  mkdirSync(join(folder, 'de'));
  writeFileSync(join(folder, name), 'mine');
  expect(() => write({ 'index.html': 'home' })).toThrow(FolderError);
  expect(() => write({ 'index.html': 'home' })).toThrow(name);
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
  mkdirSync(join(folder, 'b.html'));
  expect(() => write({ 'a.html': 'a', 'b.html': 'b' })).toThrow('EISDIR');
  rmSync(join(folder, 'b.html'), { recursive: true });
  expect(write({ 'a.html': 'a', 'b.html': 'b' })).toEqual({ written: 1, removed: 0 });
});

test.each(['{"files":', '{}'])('a damaged list of files is refused: %s', (manifest) => {
  writeFileSync(join(folder, MANIFEST), manifest);
  expect(() => write({})).toThrow(FolderError);
});

test('a list that names files elsewhere removes none of them', () => {
  writeFileSync(`${folder}.txt`, 'mine');
  writeFileSync(join(folder, MANIFEST), JSON.stringify([`../${basename(folder)}.txt`]));
  expect(write({})).toEqual({ written: 0, removed: 0 });
  rmSync(`${folder}.txt`);
});

const HOUR_MS = 60 * 60 * 1000;

test('the assets of an earlier export stay for a day, for pages that are open', () => {
  const asset = join(folder, 'assets/entry-1.js');
  write({ 'assets/entry-1.js': '1' }, 0);
  write({ 'assets/entry-1.js': '1' }, 100 * HOUR_MS);
  expect(write({ 'assets/entry-2.js': '2' }, 123 * HOUR_MS)).toEqual({ written: 1, removed: 0 });
  expect(existsSync(asset)).toBe(true);
  expect(write({ 'assets/entry-2.js': '2' }, 124 * HOUR_MS)).toEqual({ written: 0, removed: 1 });
  expect(existsSync(asset)).toBe(false);
});

function write(files: Record<string, string>, now = 0) {
  const bytes = Object.entries(files).map(([name, text]): [string, Buffer] => [name, Buffer.from(text)]);
  return writeFiles(folder, new Map(bytes), now);
}
