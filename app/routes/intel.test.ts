import { expect, test } from 'vitest';
import { hrefsOf, renderPage, textOf, textsOf } from '../../tests/fixtures/rendered-page.ts';

const POSTS = [
  { id: 1, title: 'First', category: 'Security', tags: ['AI', 'R&D'] },
  { id: 4, title: 'Second', category: 'Updates', tags: ['Data'] },
];

/** The main part of the page, as the server renders it. */
async function intel(search = '', blog: unknown = { blog_posts: POSTS }) {
  const { document } = await renderPage(`/intel${search}`, { files: { 'blog.json': blog } });
  return document.querySelector('main') ?? document;
}

const titles = (main: Awaited<ReturnType<typeof intel>>) => textsOf(main, 'h3');

test('without a tag all posts are there, and no filter', async () => {
  const main = await intel();
  expect(titles(main)).toEqual(['First', 'Second']);
  expect(textOf(main)).not.toContain('clear filter');
});

test.each(['?tag=AI', '?tag=ai', '?tag=R%26D'])('%s shows the posts under it', async (search) => {
  expect(titles(await intel(search))).toEqual(['First']);
});

test('the chosen tag is marked and takes the filter away', async () => {
  const chosen = (await intel('?tag=Data')).querySelectorAll('[aria-current]');
  expect(chosen.map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
    ['Data (clear filter)', '/intel'],
  ]);
});

test('tags lead to addresses in which every character is safe', async () => {
  const main = await intel('', { blog_posts: POSTS, popular_tags: { tags: ['R&D', '"<b> &', '\uD800'] } });
  expect(hrefsOf(main, '.tags a')).toEqual([
    '/intel?tag=R%26D',
    '/intel?tag=%22%3Cb%3E%20%26',
    '/intel?tag=%EF%BF%BD',
  ]);
});

test.each([
  ['?tag=Innovation', 'No articles found for tag "#Innovation"'],
  ['?tag=%22%3Cb%3E%20%26', 'No articles found for tag "#"<b> &"'],
  ['?tag=%7Bbrand%7D', 'No articles found for tag "#{brand}"'],
])('%s finds nothing and says so, with the way back', async (search, sentence) => {
  const main = await intel(search);
  expect(textsOf(main, 'h2')).toContain(sentence);
  expect(hrefsOf(main, '.results a')).toEqual(['/intel']);
  expect(titles(main)).toEqual([]);
});

test.each(['?tag=', '?tag=%20', '?other=AI'])('%s is no filter', async (search) => {
  expect(titles(await intel(search))).toHaveLength(2);
});

test('without posts the featured article stands alone: nothing claims a tag', async () => {
  const main = await intel('', {});
  expect(hrefsOf(main)).toContain('/intel/forthright-2-0-article');
  expect(textOf(main)).not.toContain('No articles found');
  expect(textOf(main)).not.toContain('All articles');
});

test('posts 1 to 3 lead to their articles; the others have no link', async () => {
  expect(hrefsOf(await intel(), 'h3 a')).toEqual(['/intel/ai-intelligence-article']);
});
