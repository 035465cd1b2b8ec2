import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageFile } from '../../site/content/reading/language-file.server.ts';
import { entriesOf, parsePo } from '../../site/content/reading/po.server.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../site/language/languages.ts';
import { localizePath } from '../../site/language/paths/localized-path.ts';
import { WORD_BREAK } from '../../site/language/text.ts';
import { tornWords, WIDTHS } from '../fixtures/text/torn-words.ts';
import type { Visit } from './visit.ts';
import { CONTENT } from '../fixtures/content-folder.ts';

/** Two languages that hyphenate body text. The drawings of the home page have words in the display font too. */
const HOME_PAGES = [
  ['the home page', '/da'],
  ['the home page', '/de'],
] as const;

/** @param narrowest the smallest width that the engine's window can have, in CSS pixels */
export function headlineSteps(visit: Visit, { narrowest }: { narrowest: number }) {
  test('the headline of the home page does not end with a single word on a line', async () => {
    await visit.engine.resize({ width: 1440, height: 900 });
    await visit.open('/');
    await visit.ready();
    expect((await visit.engine.ask(lastLineOfHeadline)).split(' ').length).toBeGreaterThan(1);
  });
  test.each([...longestHeadlines(), ...HOME_PAGES])(
    'no word of %s at %s is torn apart',
    async (_headline, path) => {
      await visit.engine.resize({ width: 1280, height: 900 });
      await visit.open(path);
      await visit.ready();
      for (const width of WIDTHS.filter((one) => one >= narrowest)) {
        await visit.resize({ width, height: 900 });
        expect(await visit.engine.ask(tornWords), `${width} px`).toEqual([]);
      }
    },
  );
}

/** Runs in a page. */
function lastLineOfHeadline(): string {
  const texts = document.createTreeWalker(document.querySelector('h1')!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let line = '';
  let bottom = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const box = range.getBoundingClientRect();
      line = box.top >= bottom ? word : `${line} ${word}`;
      bottom = box.top + box.height / 2;
    }
  return line;
}

/**
 * The ten page headlines with the longest words, or parts of words, in any language, and the path of each. A headline
 * that many pages mention has no path in the file of its language, and is left out.
 */
function longestHeadlines(): (readonly [headline: string, path: string])[] {
  const headlines = LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE).flatMap(({ code }) =>
    entriesOf(parsePo(readFileSync(languageFile(CONTENT, code), 'utf8')))
      .filter(({ comments }) => comments?.extracted?.includes('heading of the page'))
      .flatMap(({ msgstr: [headline = ''], comments }) => {
        const path = comments?.reference?.split(/\s/).find((reference) => reference.startsWith('/'));
        return path ? [{ headline, path: localizePath(code, path) }] : [];
      }),
  );
  return headlines
    .toSorted((one, other) => longestPart(other.headline) - longestPart(one.headline))
    .slice(0, 10)
    .map(({ headline, path }) => [headline, path]);
}

/** Chinese, Japanese and Thai have no spaces, and break in many places. */
function longestPart(headline: string): number {
  const parts = headline
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' ')
    .split(WORD_BREAK)
    .flatMap((part) => part.split(/[\s-]/));
  return Math.max(...parts.map(({ length }) => length));
}
