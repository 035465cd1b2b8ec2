import { expect, test } from 'vitest';
import { commonContent } from '../../app/content/files/common.ts';
import { showcaseContent } from '../../app/content/files/showcase.ts';
import { parseWithDefaults } from '../../app/content/parse-with-defaults.ts';
import { linkProblems } from './link-problems.ts';

function problemsOf(common: unknown, showcase: unknown = {}) {
  return linkProblems({
    'common.json': parseWithDefaults(commonContent, common).content,
    'showcase.json': parseWithDefaults(showcaseContent, showcase).content,
  });
}

const menu = (...main_menu: object[]) => ({ navigation: { main_menu } });

test('the built-in menus are in order', () => {
  expect(problemsOf({})).toEqual([]);
});

test('a label that the site does not know is named, unless an address stands beside it', () => {
  const careers = { label: 'Careers', link: 'https://careers.site.example' };
  expect(problemsOf(menu({ label: 'About us' }, careers, { label: 'FAQ' }))).toEqual([
    {
      file: 'common.json',
      path: 'navigation.main_menu[0].label',
      found: '"About us"',
      expected: 'a label that the site knows, or a link beside it',
    },
  ]);
});

test.each(['/careers', '/faq/more', '/de/faq', '/%'])('the link %s is named: no page is there', (link) => {
  const footer = {
    sections: { platform: { links: [{ label: 'FAQ', link }] } },
    legal_links: [{ label: 'X', link }],
  };
  expect(problemsOf({ footer })).toMatchObject([
    { path: 'footer.sections.platform.links[0].link', found: JSON.stringify(link) },
    { path: 'footer.legal_links[0].link', expected: 'the address of a page of this site' },
  ]);
});

test.each(['/faq', '/FAQ/', '/contact#form', '/pricing?period=annual', '/intel/feed.xml'])(
  'the link %s is in order',
  (link) => {
    expect(problemsOf(menu({ label: 'Any', link }))).toEqual([]);
  },
);

test('links of the showcase are looked at as well', () => {
  const showcase = {
    showcases: [
      { company_name: 'A', link: '/showcase/nobody' },
      { company_name: 'B', link: '' },
    ],
    cta: { buttons: { secondary: { text: 'More', link: 'pricing' } } },
  };
  expect(problemsOf({}, showcase).map(({ path }) => path)).toEqual([
    'showcases[0].link',
    'cta.buttons.secondary.link',
  ]);
});
