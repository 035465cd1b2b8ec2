import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { drawingsContent } from '../../content/files/drawings.ts';
import { parseWithDefaults } from '../../content/reading/json/parse-with-defaults.server.ts';
import { readDraft } from 'draft-reader/read-draft.ts';
import { exampleDraft } from './example-draft.ts';
import { segmentsOf } from './segments.ts';

const example = exampleDraft(parseWithDefaults(drawingsContent, {}).content.drawings);

const cut = (text: string) => segmentsOf(text, readDraft(text));

test('the example is the draft of the home page before its corrections', () => {
  expect(example).toContain(
    'reports record third-quarter revenue of $48.2 million\n\nNEW YORK, Nov. 9 – Example',
  );
  expect(example).toContain('will reach revenue of $188 million to $192 million.');
  expect(example).toContain('up 16.1% from $43.2 million');
});

test('the rules find in the example the claim and the wrong change that the reviewers of the home page found', () => {
  expect(readDraft(example).map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['claim-without-source', 'growth-arithmetic']),
  );
});

test('a claim within a wrong change has its own mark, and the change has one link', () => {
  const draft = 'Revenue was $48.2 million, a record high, up 16.1% from $43.2 million.';
  const links = cut(draft).filter(({ isFirst }) => isFirst);
  expect(links.map(({ text }) => text)).toEqual(['$48.2 million, a ', 'record high']);
});

test('the pieces of any text are the whole text, in order', () => {
  const words = constantFrom(...'record|up 5%|$3 million|will reach|[Name]|. | |\n|leading|A'.split('|'));
  assert(
    property(array(words, { maxLength: 60 }), (parts) => {
      const text = parts.join(' ');
      const pieces = cut(text).map((segment) => segment.text);
      expect(pieces.join('')).toBe(text);
    }),
    { numRuns: 200 },
  );
});
