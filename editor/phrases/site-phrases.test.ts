import { expect, test } from 'vitest';
import { readSite } from '../../site/site-content.server.ts';
import { renderPage } from '../../server/render/render-page.tsx';
import { phrasesOf } from './site-phrases.ts';
import { CONTENT } from '../../tests/fixtures/content-folder.ts';

const content = await readSite(CONTENT);
const phrases = phrasesOf({ renderPage }, '/contact', content);
const kindsOf = new Map(phrases.map(({ key, kinds }) => [key, kinds]));

test.each([
  ['Solutions', 'link in the header, at most 22 characters'],
  ['Cookie settings', 'button in the footer, at most 36 characters'],
  ['Confirm password', 'label of a field in a dialog, at most 28 characters'],
  ['Enter your email', 'placeholder of a field'],
  ['Cookies', 'label for screen readers'],
  ['(opens in a new tab)', 'for screen readers only'],
])('%j is found as a %s', (phrase, kind) => {
  expect(kindsOf.get(phrase)).toContain(kind);
});

test('a phrase inside another one is found where that one is', () => {
  expect(kindsOf.get('Contact')).toContain('title of the page, at most 60 characters with the brand');
});

test('nearly every phrase of a page without an island is found in its HTML', () => {
  const all = phrasesOf({ renderPage }, '/faq', content);
  const unfound = all.filter(({ kinds }) => kinds.length === 0);
  expect(unfound.length).toBeLessThan(all.length / 20);
});
