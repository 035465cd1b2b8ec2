import { expect, test } from 'vitest';
import { joinedWords } from '../fixtures/joined-words.ts';
import { renderPage } from '../fixtures/rendered-page.ts';
import { SITE_PAGES } from '../fixtures/site-pages.ts';

const STATES = ['/nowhere', '/intel?tag=AI', '/intel?tag=none', '/support?q=status', '/support?q=none'];

test.each([...SITE_PAGES.map(({ path }) => path), ...STATES])(
  '%s keeps the words of neighbors apart without its styles',
  async (address) => {
    expect(joinedWords((await renderPage(address)).document)).toEqual([]);
  },
);
