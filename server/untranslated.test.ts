import { expect, test } from 'vitest';
import { recordedLog } from '../tests/fixtures/store/recorded-log.ts';
import { createUntranslated } from './untranslated.ts';

test('each untranslated text is logged once, and again after an edit of the file', () => {
  const { log, entries } = recordedLog();
  const report = createUntranslated(log);
  report('de', '1', ['One', 'Two']);
  report('de', '1', ['Two', 'Three']);
  report('de', '1', ['One']);
  expect(entries).toMatchObject([
    { event: 'content.untranslated', language: 'de', count: 2, texts: ['One', 'Two'] },
    { language: 'de', count: 3, texts: ['Three'] },
  ]);
  report('de', '2', ['One']);
  expect(entries).toHaveLength(3);
});
