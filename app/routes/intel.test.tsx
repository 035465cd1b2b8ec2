import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { parseWithDefaults } from '../content/parse-with-defaults.ts';
import { blogContent } from '../content/files/blog.ts';
import { commonContent } from '../content/files/common.ts';
import { PageContent } from '../../rendering/page-content.tsx';
import { LanguageProvider } from '../language/language-provider.tsx';
import { EMPTY_DICTIONARY } from '../language/dictionary.ts';
import { SiteDataContext } from '../shell/site-data.ts';
import Intel from './intel.tsx';

const SITE = {
  common: parseWithDefaults(commonContent, {}),
  demoLink: '',
  origin: '',
  year: 2026,
  backend: { url: '', key: '' },
};

const POSTS = [
  { id: 1, title: 'First', category: 'Security', tags: ['AI', 'R&D'] },
  { id: 4, title: 'Second', category: 'Updates', tags: ['Data'] },
];

/** The page as the server paints it, without the marks that React puts between texts. */
function intel(search = '', blog: unknown = { blog_posts: POSTS }): string {
  const content = parseWithDefaults(blogContent, blog).content;
  const html = renderToString(
    <LanguageProvider
      value={{ code: 'en', dictionary: EMPTY_DICTIONARY, hasLanguagePrefix: false, choose() {} }}
    >
      <StaticRouter location={`/intel${search}`}>
        <SiteDataContext value={SITE}>
          <PageContent initial={{ 'blog.json': { content } }}>
            <Intel />
          </PageContent>
        </SiteDataContext>
      </StaticRouter>
    </LanguageProvider>,
  );
  return html.replaceAll('<!-- -->', '');
}

const titles = (html: string) => Array.from(html.matchAll(/<h3>(?:<a[^>]*>)?([^<]*)/g), ([, title]) => title);

test('without a tag all posts are there, and no filter', () => {
  const html = intel();
  expect(titles(html)).toEqual(['First', 'Second']);
  expect(html).not.toContain('clear filter');
});

test.each(['?tag=AI', '?tag=ai', '?tag=R%26D'])('%s shows the posts under it', (search) => {
  expect(titles(intel(search))).toEqual(['First']);
});

test('the chosen tag is marked and takes the filter away', () => {
  expect(intel('?tag=Data')).toMatch(/<a aria-current="page" href="\/intel"[^>]*>Data<span/);
});

test('tags lead to addresses in which every character is safe', () => {
  const html = intel('', { blog_posts: POSTS, popular_tags: { tags: ['R&D', '"<b> &', '\uD800'] } });
  expect(html).toContain('href="/intel?tag=R%26D"');
  expect(html).toContain('href="/intel?tag=%22%3Cb%3E%20%26"');
});

test.each([
  ['?tag=Innovation', 'No articles found for tag &quot;#Innovation&quot;'],
  ['?tag=%22%3Cb%3E%20%26', 'No articles found for tag &quot;#&quot;&lt;b&gt; &amp;&quot;'],
  ['?tag=%7Bbrand%7D', 'No articles found for tag &quot;#{brand}&quot;'],
])('%s finds nothing and says so, with the way back', (search, sentence) => {
  const html = intel(search);
  expect(html).toContain(sentence);
  expect(html).toMatch(/<a[^>]*href="\/intel"[^>]*>View all articles<\/a>/);
  expect(titles(html)).toEqual([]);
});

test.each(['?tag=', '?tag=%20', '?other=AI'])('%s is no filter', (search) => {
  expect(titles(intel(search))).toHaveLength(2);
});

test('without posts the featured article stands alone: nothing claims a tag', () => {
  const html = intel('', {});
  expect(html).toContain('href="/intel/forthright-2-0-article"');
  expect(html).not.toContain('No articles found');
  expect(html).not.toContain('All articles');
});

test('posts 1 to 3 lead to their articles; the others have no link', () => {
  const html = intel();
  expect(html).toMatch(/<h3><a[^>]*href="\/intel\/ai-intelligence-article"/);
  expect(html).toContain('<h3>Second</h3>');
});
