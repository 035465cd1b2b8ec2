import { expect, test } from 'vitest';
import { positionsIn, syntaxErrorIn } from './json-position.server.ts';

test.each([
  ['{"a": 1 "b": 2}', '1:9', 'a comma is missing before this'],
  ['{"a": 1,}', '1:9', 'an extra comma before this, or a name without double quotes'],
  ['["a",]', '1:6', 'a value is missing before this'],
  ['{"a" 1}', '1:6', 'a colon is missing before this'],
  ['{"a": 1', '1:8', 'a closing brace } is missing here'],
  ['["a"', '1:5', 'a closing bracket ] is missing here'],
  ['{"a": "open}', '1:7', 'the text that begins here has no closing quote on its line'],
  ["{'a': 1}", '1:2', 'this is not a value: texts and names need double quotes'],
  ['{"a": yes}', '1:7', 'this is not a value: texts and names need double quotes'],
  ['{"a": "C:\\disk"}', '1:7', 'a backslash in this text is followed by a wrong character'],
  ['{"a": "\\u12"}', '1:7', 'a \\u in this text needs four hexadecimal digits after it'],
  ['{"a": "one\ttwo"}', '1:7', 'this text has a tab or another control character in it: write \\t for a tab'],
  ['{"a": 1.}', '1:7', 'this number is not complete'],
  ['{} {}', '1:4', 'the file should have ended before this'],
  ['{} // why', '1:4', 'JSON has no comments: remove this'],
  ['', '1:1', 'a value is missing before this'],
])('%j: the first fault is at %s: %s', (body, place, words) => {
  expect(() => JSON.parse(body)).toThrow();
  expect(syntaxErrorIn(body)).toMatchObject({ at: place, message: `is not valid JSON: ${words}` });
});

test.each([
  ['<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> other\n', '1:1'],
  ['{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> other\n}\n', '2:1'],
])('%j: the unfinished merge is named at %s', (body, at) => {
  expect(syntaxErrorIn(body)).toMatchObject({ at, message: expect.stringContaining('an unfinished merge') });
});

test('a path without a value has the place of the value around it, never of a field with a similar name', () => {
  const placeOf = positionsIn('{"a": 1, "link": "x", "hero": {"title": "y"}}');
  expect(['link', 'links', 'hero.titles', 'hero.title.x'].map(placeOf)).toEqual([
    '1:18',
    '1:1',
    '1:31',
    '1:41',
  ]);
});
