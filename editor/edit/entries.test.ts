import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent } from '../../tests/fixtures/content-folder.ts';
import { answerOf, openedWindow } from '../../tests/fixtures/editors-window.ts';

test('a page does not take the address of another one', async () => {
  const window = await openedWindow(copyContent());
  const page = 'pages/fundraising.json';
  const before = window.text(page);
  const { values: other } = await window.opened('pages/security.json');
  const save = await window.opened(page);
  const values = { ...save.values, address: other.address };
  expect(await answerOf(window.call('save', { ...save, values }))).toEqual({
    error: expect.stringContaining('pages/security.json has the same address'),
  });
  expect(window.text(page)).toBe(before);
});

test('a list shows an entry that cannot be read, beside the others', async () => {
  const path = copyContent();
  mkdirSync(join(path, 'pages/folder.json'));
  const window = await openedWindow(path);
  expect(await window.listed('pages/folder.json')).toMatchObject({
    _state: expect.stringContaining('directory'),
  });
  expect(await window.listed('pages/fundraising.json')).toBeDefined();
});

test('the second of two simultaneous saves sees the first', async () => {
  const path = copyContent();
  const window = await openedWindow(path);
  const save = await window.opened('faq.json');
  const titled = (title: string) =>
    answerOf(window.call('save', { ...save, values: { ...save.values, hero: { title } } }));
  const answers = await Promise.all([titled('One'), titled('Another')]);
  expect(answers.filter(({ conflict }) => conflict)).toHaveLength(1);
});

test('a long title becomes a file name that a disk allows', async () => {
  const window = await openedWindow(copyContent());
  const title = 'What the year has brought, '.repeat(12);
  const values = {
    title,
    description: 'Words.',
    category: 'Analytics',
    published: '2026-01-15',
    body: 'Words.',
  };
  const save = { file: `articles/${title}.md`, isNew: true, version: 'new', values };
  expect(await answerOf(window.call('save', save))).toMatchObject({
    url: expect.stringMatching(/^\/intel\/what-the-year-has-brought.{1,180}$/),
  });
});

test('a list says which of two published pages with one address nobody sees', async () => {
  const path = copyContent();
  const [first, second] = ['pages/a.json', 'pages/b.json'];
  const page = readFileSync(join(path, 'pages/security.json'), 'utf8');
  rmSync(join(path, 'pages/security.json'));
  const draft = `{ "draft": true,${page.slice(1)}`;
  writeFileSync(join(path, first), draft);
  writeFileSync(join(path, second), page);
  const window = await openedWindow(path);
  const states = async () => [(await window.listed(first))?._state, (await window.listed(second))?._state];
  expect(await states()).toEqual(['Draft', 'Published']);
  writeFileSync(join(path, first), page);
  expect(await states()).toEqual(['Published', expect.stringContaining('nobody sees it')]);
  writeFileSync(join(path, first), page.replace('"/', '"/Wrong '));
  expect((await states())[0]).toContain('nobody sees it');
});

test('a picture is removed while one with a longer name is shown', async () => {
  const path = copyContent();
  mkdirSync(join(path, 'media'), { recursive: true });
  for (const name of ['chart.png', 'my-chart.png']) writeFileSync(join(path, 'media', name), '');
  const window = await openedWindow(path);
  writeFileSync(join(path, 'articles/shows.md'), '---\ntitle: Words\n---\n\n![A chart.](my-chart.png)\n');
  expect(await answerOf(window.call('delete', { file: 'media/my-chart.png' }))).toEqual({
    error: expect.stringContaining('articles/shows.md'),
  });
  expect(await answerOf(window.call('delete', { file: 'media/chart.png' }))).toEqual({});
});

test('an unknown field is named, however it is written', async () => {
  const window = await openedWindow(copyContent());
  const name = `a${'.'.repeat(60)}!`;
  const save = await window.opened('faq.json');
  const { faults } = await answerOf(window.call('look', { ...save, values: { ...save.values, [name]: 1 } }));
  expect(faults).toEqual([expect.objectContaining({ says: expect.stringContaining(name) })]);
});
