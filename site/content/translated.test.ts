import * as v from 'valibot';
import { expect, test } from 'vitest';
import { untranslated } from '../language/text.ts';
import { text, verbatim, words } from './schema.ts';
import { translated } from './translated.ts';

const cell = v.union([
  words,
  v.strictObject({ text: text('Words.'), context: verbatim('Context.'), id: verbatim('Id.') }),
]);
const t = (phrase: string, { context = '' } = {}) => untranslated(`${phrase}+${context}`);

test('words are translated in lists of several kinds of values and under any name, each with its own context', () => {
  const schema = v.object({ byName: v.record(v.string(), v.array(cell)) });
  const content = v.parse(schema, {
    byName: { row: ['Open', { text: 'Open', context: 'access', id: 'Open' }] },
  });
  expect(translated(schema, content, t)).toEqual({
    byName: { row: ['Open+', { text: 'Open+access', context: 'access', id: 'Open' }] },
  });
});
