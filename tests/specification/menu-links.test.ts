import { expect, test } from 'vitest';
import { renderPage } from '../fixtures/site/rendered-page.ts';

/** The menus of a page with these entries in all of them: header, mobile menu, footer columns, legal line. */
async function menus(entries: unknown[], address = '/faq') {
  const sections = { platform: { links: entries }, solutions: { links: entries } };
  const common = { navigation: { main_menu: entries }, footer: { sections, legal_links: entries } };
  const { document } = await renderPage(address, { files: { 'common.json': common } });
  const columns = document.querySelectorAll('footer nav').slice(0, 2);
  const parts = [
    ...document.querySelectorAll('header nav'),
    ...columns,
    ...document.querySelectorAll('.foot-base'),
  ];
  return parts.map((part) => part.querySelectorAll('a'));
}

test('an address beside a label decides, so that a menu entry can be renamed', async () => {
  const found = await menus([{ label: 'Insights', link: '/intel' }]);
  expect(found).toHaveLength(5);
  for (const links of found) {
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/intel']);
  }
});

test('without an address the label decides, whatever its case; one that the site does not know leads to #', async () => {
  for (const links of await menus([
    { label: ' about ' },
    { label: 'Pricing', link: '' },
    { label: 'Careers' },
  ])) {
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/about', '/pricing', '#']);
  }
});

test('a full address leaves the site in a new tab and says so', async () => {
  for (const [link] of await menus([{ label: 'Careers', link: 'https://careers.site.example/jobs' }])) {
    expect(link?.getAttribute('href')).toBe('https://careers.site.example/jobs');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener');
    expect(link?.text).toContain('(opens in a new tab)');
  }
});

test('the entry of the page at hand is marked, a renamed one as well', async () => {
  const [header] = await menus([{ label: 'Home' }, { label: 'Questions', link: '/faq' }], '/faq');
  expect(header?.map((link) => link.getAttribute('aria-current'))).toEqual([undefined, 'page']);
});

test('a page below an entry marks only that entry', async () => {
  const [header] = await menus(
    [{ label: 'Home' }, { label: 'Intel' }, { label: 'Solutions' }],
    '/solutions/fundraising',
  );
  expect(header?.map((link) => link.getAttribute('aria-current'))).toEqual([undefined, undefined, 'true']);
});

test('an invalid address (site/language/paths/destination.test.ts) counts as missing', async () => {
  const link = 'javascript:alert(1)';
  for (const links of await menus([
    { label: 'About', link },
    { label: 'Careers', link: 7 },
  ])) {
    expect(links.map((one) => one.getAttribute('href'))).toEqual(['/about', '#']);
  }
});
