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

/** The titles of the posts, without the articles that no card of the file stands for. */
const titles = (main: Awaited<ReturnType<typeof intel>>) =>
  textsOf(main, 'h3').filter((title) => ['First', 'Second'].includes(title));

test('without a tag all posts are there, and no filter', async () => {
  const main = await intel();
  expect(titles(main)).toEqual(['First', 'Second']);
  expect(textOf(main)).not.toContain('clear filter');
});

test('a category with the name of a property of every object has the icon of any other', async () => {
  const [first, second] = POSTS;
  const main = await intel('', { blog_posts: [{ ...first, category: 'constructor' }, second] });
  const cards = main.querySelectorAll('article').filter((card) => /First|Second/.test(textOf(card)));
  const [icon, other] = cards.map((card) => card.querySelector('path')?.getAttribute('d'));
  expect(icon).toBeTruthy();
  expect(icon).toBe(other);
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
  ['?tag=Nothing', 'No articles found for tag "#Nothing"'],
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

test('without posts the articles stand alone: nothing claims a tag', async () => {
  const main = await intel('', {});
  expect(hrefsOf(main)).toContain('/intel/forthright-2-0-article');
  expect(textOf(main)).not.toContain('No articles found');
});

test('a post with the id of an article stands for its card; one with another id has no link', async () => {
  const cards = (await intel()).querySelectorAll('h3');
  const linked = cards.map((card) => [textOf(card), hrefsOf(card)?.[0]]);
  expect(linked.slice(-2)).toEqual([
    ['First', '/intel/ai-intelligence-article'],
    ['Second', undefined],
  ]);
  expect(linked.filter(([, href]) => href === '/intel/ai-intelligence-article')).toHaveLength(1);
});
