import { expect, test } from 'vitest';
import { coveredText } from '../fixtures/text/covered-text.ts';
import { TEST_ALL } from '../fixtures/effort.ts';
import { ADDED_ARTICLES, LONG_TEXTS } from '../fixtures/text/long-texts.ts';
import { MODULE_PAGES, SITE_PAGES } from '../fixtures/site/site-pages.ts';
import type { Visit } from './visit.ts';

const WIDTHS = TEST_ALL ? [390, 1024, 1440, 1920] : [1024, 1440];

/** Texts of one kind share their sheets. */
const SCROLLED = TEST_ALL ? LONG_TEXTS : LONG_TEXTS.filter((path) => MODULE_PAGES.includes(path));

const PAGES_WITH_LINKS = TEST_ALL
  ? SITE_PAGES.map(({ path }) => path)
  : ['/', '/contact', '/showcase', '/tools/filing-dates', '/privacy-policy', '/intel/forthright-2-0-article'];

/** @param narrowest the smallest width that the engine's window can have, in CSS pixels */
export function textSteps(visit: Visit, { narrowest }: { narrowest: number }) {
  test('no text is covered at any scroll position of a long text', async () => {
    for (const path of [...ADDED_ARTICLES, ...SCROLLED]) {
      await visit.open(path);
      await visit.ready();
      for (const width of WIDTHS.map((one) => Math.max(one, narrowest))) {
        await visit.resize({ width, height: 900 });
        expect.soft(await visit.engine.ask(coveredText, 300), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test('links within a text are underlined', async () => {
    let found = 0;
    for (const path of PAGES_WITH_LINKS) {
      await visit.open(path);
      // Firefox reports a script that was still loading when its page is left.
      await visit.ready();
      const { count, plain } = await visit.engine.ask(linksInTexts);
      expect.soft(plain, path).toEqual([]);
      found += count;
    }
    expect(found).toBeGreaterThan(30);
  });
}

/**
 * How many links are in paragraphs, descriptions and cells, and which of them have neither a line nor the border of a
 * button.
 */
function linksInTexts() {
  const links = [...document.querySelectorAll(':is(main, .consent) :is(p, dd, td) a')].filter(
    (link) => link.checkVisibility() && !link.closest('nav'),
  );
  const isPlain = (link: Element) => {
    const { textDecorationLine, borderTopStyle } = getComputedStyle(link);
    return textDecorationLine === 'none' && borderTopStyle === 'none';
  };
  return { count: links.length, plain: links.filter(isPlain).map(({ textContent }) => textContent) };
}
