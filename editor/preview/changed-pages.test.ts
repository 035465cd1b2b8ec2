import { expect, test } from 'vitest';
import { changedPages } from './changed-pages.ts';

const page = (words: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body><script>x${Math.random()}</script>${words}</body></html>`;

test('names each page whose words differ, with its first new words, and each page that was added or removed; scripts do not count', () => {
  const before = new Map([
    ['/about', page('<h1>About</h1><p>People decide</p>')],
    ['/faq', page('<a href="/old">Answers</a>')],
    ['/gone', page('<p>Gone</p>')],
    ['/same', page('<p>Hello</p>')],
    ['/seo', page('<p>Same</p>', '<meta name="description" content="Old">')],
    ['/title', page('<p>Same</p>', '<title>Old title</title>')],
  ]);
  const after = new Map([
    ['/about', page('<h1>About</h1><p>People have the last word</p>')],
    ['/faq', page('<a href="/new">Answers</a>')],
    ['/seo', page('<p>Same</p>', '<meta name="description" content="New">')],
    ['/title', page('<p>Same</p>', '<title>New title</title>')],
    ['/same', page('<p>Hello</p>')],
    ['/new', page('<p>New here</p>')],
  ]);
  expect(changedPages(before, after)).toEqual([
    { path: '/about', change: 'changed', words: 'People have the last word' },
    { path: '/faq', change: 'changed', words: '/new' },
    { path: '/gone', change: 'removed', words: '' },
    { path: '/seo', change: 'changed', words: 'New' },
    { path: '/title', change: 'changed', words: 'New title' },
    { path: '/new', change: 'added', words: 'New here' },
  ]);
});
