import { expect, test } from 'vitest';
import { coveredText } from '../fixtures/covered-text.ts';
import { TEST_ALL } from '../fixtures/effort.ts';
import { ADDED_ARTICLES, LONG_TEXTS } from '../fixtures/long-texts.ts';
import type { Visit } from './visit.ts';

const WIDTHS = TEST_ALL ? [390, 1024, 1440, 1920] : [1024, 1440];

/** What a visitor reads. */
export function textSteps(visit: Visit) {
  test.each(WIDTHS)('at %d px no text is covered, wherever a long text is scrolled to', async (width) => {
    await visit.engine.resize({ width, height: 900 });
    for (const path of [...ADDED_ARTICLES, ...LONG_TEXTS]) {
      await visit.open(path);
      await visit.ready();
      expect.soft(await visit.engine.ask(coveredText, 300), path).toEqual([]);
    }
  });
}
