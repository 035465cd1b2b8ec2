import { describe, expect, test } from 'vitest';
import { PUBLIC_LANGUAGES } from '../../site/language/languages.ts';
import { hrefsOf, renderPage, textOf, textsOf } from '../fixtures/site/rendered-page.ts';
import { SITE_PAGES } from '../fixtures/site/site-pages.ts';

const CATEGORIES = ['All', 'Technology', 'Analytics', 'Security', 'Insights', 'Updates'];

const TAGS =
  'AI, Analytics, Investor Relations, Corporate Communications, Intelligence, Automation, Data, Insights, Technology, Innovation'.split(
    ', ',
  );

describe('the list of articles', async () => {
  const { document } = await renderPage('/intel');

  test('begins with the featured article, its two dates and its link', () => {
    const featured = document.querySelector('.feature');
    expect(hrefsOf(featured)).toEqual(['/intel/forthright-2-0-article']);
    expect(textOf(featured)).toContain('Sept 1, 2025');
    expect(textOf(featured)).toMatch(/Last updated \w+ \d+, \d{4}/);
  });

  test('counts the languages of the site by their list', async () => {
    const post = { id: 9, category: 'Updates', title: 'In {languages} languages', date: 'Sept 1, 2025' };
    const { document: own } = await renderPage('/intel', { files: { 'blog.json': { blog_posts: [post] } } });
    expect(textsOf(own, '.post h3')).toContain(`In ${PUBLIC_LANGUAGES.length} languages`);
  });

  test('lists articles and notes newest first whatever their order in the file, and those without a date last', async () => {
    const post = (title: string, date: string) => ({ id: 9, category: 'Updates', title, date });
    const blog_posts = [post('None', ''), post('Old', 'Jan 2, 2020'), post('New', 'Dec 31, 2020')];
    const { document: own } = await renderPage('/intel', { files: { 'blog.json': { blog_posts } } });
    expect(textsOf(own, '.post:not(:has(h3 a)) h3')).toEqual(['New', 'Old', 'None']);
    const dates = textsOf(own, '.post:has(h3 a) .read > span:first-child').map(Date.parse);
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  });

  test('marks All while no tag is chosen', async () => {
    expect(textsOf(document, '.chips .shown span')).toEqual(['All']);
    expect(textsOf((await renderPage('/intel?tag=AI')).document, '.chips .shown')).toEqual([]);
  });

  test('shows the categories to read, not to choose from', () => {
    const chips = document.querySelector('.chips');
    expect(textsOf(document, '.chips li span')).toEqual(CATEGORIES);
    expect(chips?.querySelectorAll('a, button, input, [tabindex]')).toEqual([]);
  });

  test('a post has a sign for its category, category, read time, title, excerpt, author and date', async () => {
    const categories = ['Security', 'Technology', 'Analytics', 'Other', 'constructor'];
    const blog_posts = categories.map((category, index) => ({
      id: index + 10,
      category,
      read_time: '3 min read',
      title: 'T',
      excerpt: 'E',
      author: 'A',
      date: 'Aug 1, 2025',
    }));
    const own = (await renderPage('/intel', { files: { 'blog.json': { blog_posts } } })).document;
    const posts = own.querySelectorAll('.post').slice(-5);
    expect(textOf(posts[0])).toBe('SecurityTEAug 1, 2025 A 3 min read');
    const signs = posts.map((one) => one.querySelector('svg path')?.getAttribute('d'));
    expect(new Set(signs).size).toBe(4);
    expect(signs[4]).toBe(signs[3]);
  });

  test('the posts 1, 2 and 3 lead to their articles, the others nowhere', () => {
    const links = document.querySelectorAll('.post').map((post) => hrefsOf(post));
    const three = ['ai-intelligence', 'advanced-analytics', 'investor-engagement'];
    expect(links).toEqual(expect.arrayContaining(three.map((name) => [`/intel/${name}-article`])));
    expect(links).toContainEqual([]);
  });

  test('a popular tag leads to the list under it, and there takes the filter away', async () => {
    expect(hrefsOf(document.querySelector('.popular-tags'))).toEqual(
      TAGS.map((tag) => `/intel?tag=${encodeURIComponent(tag)}`),
    );
    const filtered = (await renderPage('/intel?tag=Security')).document;
    const clear = filtered.querySelector('.popular-tags a[aria-current]');
    expect(clear?.getAttribute('href')).toBe('/intel');
    expect(textOf(clear)).toContain('clear filter');
  });

  test.each([
    ['Nothing', 'Nothing'],
    ['%22%3Cb%3E%20%26', '"<b> &'],
    ['%7Bbrand%7D', '{brand}'],
  ])('a tag without posts says so and offers all articles: %s', async (tag, shown) => {
    const own = (await renderPage(`/intel?tag=${tag}`)).document.querySelector('.results');
    expect(textsOf(own ?? document, 'h2')).toEqual([`No articles found for tag "#${shown}"`]);
    expect([hrefsOf(own), textOf(own?.querySelector('a'))]).toEqual([['/intel'], 'View all articles']);
  });

  describe('of two posts, whose tags are AI and R&D, and Data,', () => {
    const blog_posts = [
      { id: 1, title: 'First', category: 'Security', tags: ['AI', 'R&D'] },
      { id: 4, title: 'Second', category: 'Updates', tags: ['Data'] },
    ];
    const list = async (search: string, blog: object = { blog_posts }) =>
      (await renderPage(`/intel${search}`, { files: { 'blog.json': blog } })).document;

    test.each([
      ['', ['First', 'Second']],
      ['?tag=', ['First', 'Second']],
      ['?tag=%20', ['First', 'Second']],
      ['?other=AI', ['First', 'Second']],
      ['?tag=AI', ['First']],
      ['?tag=ai', ['First']],
      ['?tag=R%26D', ['First']],
      ['?tag=Nothing', []],
    ])('%j shows %j', async (search, shown) => {
      const titles = textsOf(await list(search), 'main h3');
      expect(titles.filter((title) => ['First', 'Second'].includes(title))).toEqual(shown);
    });

    test('the first stands for the card of the article with its id, the other has no link', async () => {
      const cards = (await list(''))
        .querySelectorAll('main h3')
        .map((card) => [textOf(card), hrefsOf(card)?.[0]]);
      const article = '/intel/ai-intelligence-article';
      expect(cards.slice(-2)).toEqual([
        ['First', article],
        ['Second', undefined],
      ]);
      expect(cards.filter(([, href]) => href === article)).toHaveLength(1);
    });
  });

  test('without posts only the articles are listed, and no tag is mentioned', async () => {
    const own = (await renderPage('/intel', { files: { 'blog.json': {} } })).document.querySelector('main');
    expect(hrefsOf(own)).toContain('/intel/forthright-2-0-article');
    expect(textOf(own)).not.toContain('No articles found');
  });

  test('has the categories and tags of the specification when blog.json cannot be loaded', async () => {
    const bare = (await renderPage('/intel', { files: { 'blog.json': null } })).document;
    expect(textsOf(bare, '.chips li span')).toEqual(CATEGORIES);
    expect(textsOf(bare, '.popular-tags li')).toEqual(TAGS);
  });

  test('takes categories and tags from blog.json', async () => {
    const blog = { categories: ['One', 'Two'], popular_tags: { title: 'Often', tags: ['R&D', '"<b> &'] } };
    const own = (await renderPage('/intel', { files: { 'blog.json': blog } })).document;
    expect(textsOf(own, '.chips li span')).toEqual(['One', 'Two']);
    expect(textOf(own.querySelector('.popular-tags h2'))).toBe('Often');
    expect(hrefsOf(own.querySelector('.popular-tags'))).toEqual([
      '/intel?tag=R%26D',
      '/intel?tag=%22%3Cb%3E%20%26',
    ]);
  });

  test('ends with a box for an email address, and the feed beside it', () => {
    const box = document.querySelector('#newsletter');
    expect(box?.querySelector('input[name=email]')?.getAttribute('type')).toBe('email');
    expect(hrefsOf(box)).toEqual(['/intel/feed.xml']);
  });
});

describe.each([
  ['/intel/forthright-2-0-article', 'Featured'],
  ['/intel/ai-intelligence-article', 'Technology'],
  ['/intel/advanced-analytics-article', 'Analytics'],
  ['/intel/investor-engagement-article', 'Analytics'],
])('the article %s', async (path, badge) => {
  const article = (await renderPage(path)).document.querySelector('article.article');

  test('leads back to the list, above and below', () => {
    const back = article?.querySelectorAll('a').filter((link) => link.getAttribute('href') === '/intel');
    expect(back).toHaveLength(2);
  });

  test('tells its badge, its author and its date', () => {
    expect(textOf(article?.querySelector('.category'))).toBe(badge);
    expect(textOf(article?.querySelector('header .byline'))).toMatch(/Forthright Team.*Sept 1, 2025/);
  });

  test('has its text, and the popular tags of blog.json that lead to the list', () => {
    expect(textOf(article?.querySelector('.prose')).length).toBeGreaterThan(1000);
    expect(hrefsOf(article?.querySelector('.popular-tags'))).toEqual(
      TAGS.map((tag) => `/intel?tag=${encodeURIComponent(tag)}`),
    );
  });

  test('each cell of a wide table names its column, for phones, which stack the cells', () => {
    const tables = article?.querySelectorAll('.stacked table') ?? [];
    expect(tables).not.toEqual([]);
    for (const table of tables) {
      const columns = textsOf(table, 'thead th').slice(1);
      for (const row of table.querySelectorAll('tbody tr')) {
        expect(row.querySelectorAll('td').map((cell) => cell.getAttribute('data-label'))).toEqual(columns);
      }
    }
  });

  test('lists its sections, each with the link to its heading, open beside the text and folded above it', () => {
    const headings = article
      ?.querySelectorAll('.prose h2')
      .map((heading) => [`#${heading.id}`, textOf(heading)]);
    expect(headings?.length).toBeGreaterThan(2);
    for (const list of article?.querySelectorAll('.toc') ?? []) {
      expect(list.querySelectorAll('a').map((link) => [link.getAttribute('href'), textOf(link)])).toEqual(
        headings,
      );
    }
    expect(article?.querySelectorAll('.toc')).toHaveLength(2);
  });
});

test('an article shows when it was published and last changed, and ends with what its author does and a next step', async () => {
  const text = `---
title: A text
author: Ada Example
role: Example editor
published: 2025-09-01
updated: 2026-05-04
---
Words.
`;
  const path = '/intel/ai-intelligence-article';
  const { document } = await renderPage(path, { files: { 'articles/ai-intelligence-article.md': text } });
  const article = document.querySelector('article');
  const days = article?.querySelectorAll('header time').map((day) => day.getAttribute('datetime'));
  expect(days).toEqual(['2025-09-01', '2026-05-04']);
  expect(textOf(article?.querySelector('footer'))).toContain('Ada Example Example editor');
  expect(hrefsOf(document.querySelector('main .close'))).toContain('/contact');
});

test('every article ends with the next one, and the last with the first', async () => {
  const articles = SITE_PAGES.map(({ path }) => path).filter((path) => path.startsWith('/intel/'));
  const next = await Promise.all(
    articles.map(async (path) =>
      hrefsOf((await renderPage(path)).document.querySelector('.next-article'))?.join(),
    ),
  );
  expect(next.toSorted()).toEqual(articles.toSorted());
  expect(articles.map((path, index) => path === next[index])).not.toContain(true);
});
