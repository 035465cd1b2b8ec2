import { describe, expect, test } from 'vitest';
import { brandOf, hrefsOf, renderPage, textOf, textsOf } from '../fixtures/site/rendered-page.ts';

/** Where the menus and the columns of the footer lead at least. Editors may add to them. */
const MENU = ['/', '/about', '/solutions', '/showcase', '/intel', '/faq', '/contact'];
const PLATFORM = ['/', '/showcase', '/faq'];
const SOLUTIONS = [
  '/solutions/public-companies',
  '/solutions/private-companies',
  '/solutions/ipo-preparation',
];
const LEGAL = ['/privacy-policy', '/compliance', '/terms-of-service', '/data-processing'];

const { document } = await renderPage('/faq');

/** The document with something else in common.json; `null` is a file that cannot be loaded. */
async function withCommon(common: unknown) {
  return (await renderPage('/faq', { files: { 'common.json': common } })).document;
}

function expectFooterLinks(page: typeof document) {
  const [platform, solutions] = page.querySelectorAll('footer nav');
  expect(hrefsOf(platform)).toEqual(expect.arrayContaining(PLATFORM));
  expect(hrefsOf(solutions)).toEqual(expect.arrayContaining(SOLUTIONS));
  expect(hrefsOf(page.querySelector('.foot-base'))).toEqual(expect.arrayContaining(LEGAL));
}

describe('the header', () => {
  test('its bar and its mobile menu link to the seven pages in order', () => {
    const menus = document.querySelectorAll('header nav');
    expect(menus.map((menu) => hrefsOf(menu))).toEqual([MENU, MENU]);
  });

  test('takes brand and labels from common.json', async () => {
    const common = {
      branding: { name: 'Plainspoken' },
      navigation: { main_menu: [{ label: 'Start', link: '/' }] },
    };
    const renamed = await withCommon(common);
    expect(brandOf(renamed)).toBe('Plainspoken');
    expect(textsOf(renamed, 'header nav a')).toEqual(['Start', 'Start']);
  });

  test('has a built-in brand and built-in labels when common.json cannot be loaded', async () => {
    const bare = await withCommon(null);
    expect(brandOf(bare)).toBe('Forthright');
    const menu = expect.arrayContaining(MENU);
    expect(bare.querySelectorAll('header nav').map((nav) => hrefsOf(nav))).toEqual([menu, menu]);
  });

  test('holds a theme toggle, and the languages as a dropdown in the bar and as a labeled select in the menu', () => {
    const bar = document.querySelector('.bar');
    expect(bar?.querySelector('button[aria-label="Switch between light and dark"]')).not.toBeNull();
    expect(bar?.querySelector('select')?.getAttribute('aria-label')).toBe('Language');
    const [menu] = document.querySelectorAll('header dialog');
    const select = menu?.querySelector('select');
    expect(textOf(menu?.querySelector(`label[for="${select?.id}"]`))).toBe('Language');
    expect(menu?.querySelector('button[command=close]')?.getAttribute('aria-label')).toBe('Close menu');
  });
});

test('the picker offers the 22 languages of the specification, each under its own name, in its order', () => {
  const options = document.querySelectorAll('.bar select option');
  const codes = 'en ar zh da nl fa fi fr de he hi it ja ko no pl pt ru es sv th tr'.split(' ');
  const offered = options.map((option) => option.getAttribute('value') ?? '');
  expect(offered.filter((code) => codes.includes(code))).toEqual(codes);
  expect(new Set(options.map(textOf)).size).toBe(options.length);
  expect(options.filter((option) => option.getAttribute('selected') !== undefined).map(textOf)).toEqual([
    'English',
  ]);
});

describe('the footer', () => {
  test('its columns and its last line lead where the specification says', () => {
    expectFooterLinks(document);
  });

  test('a separate line leads to the pages that its columns lack', () => {
    const others = hrefsOf(document.querySelectorAll('footer nav')[2]);
    const pages = ['/about', '/contact', '/intel', '/tools/filing-dates', '/tools/read-a-draft', '/pricing'];
    const further = ['/api', '/support', '/solutions/one-quarter', '/solutions/security'];
    expect(others).toEqual(expect.arrayContaining([...pages, ...further]));
  });

  test('offers API and support under the name of the product that they belong to', () => {
    const links = document.querySelectorAll('footer :is(a[href="/api"], a[href="/support"])');
    expect(links.map(textOf)).toEqual(['Sealwire API', 'Sealwire support']);
  });

  test('an email icon leads to /contact, and the networks’ icons to a placeholder, each with an accessible name', () => {
    const signs = document.querySelectorAll('.social a');
    expect(signs.map((sign) => [sign.getAttribute('aria-label'), sign.getAttribute('href')])).toEqual([
      ['Email us', '/contact'],
      ['X', '#'],
      ['LinkedIn', '#'],
      ['Medium', '#'],
    ]);
    expect(signs.map((sign) => [textOf(sign), sign.querySelectorAll('svg').length])).toEqual(
      signs.map(() => ['', 1]),
    );
  });

  test('shows brand and logo, description, address, status and the copyright of the year', async () => {
    const company = { contact: { email: 'ir@plain.example' }, status: { text: 'All is well' } };
    const own = await withCommon({
      branding: { name: 'Plainspoken', description: 'Says what it is.' },
      footer: { sections: { company }, copyright: 'Since 2020, now {year}: {brand}' },
    });
    const footer = own.querySelector('footer');
    expect(textOf(footer?.querySelector('.logo'))).toBe('Plainspoken');
    expect(footer?.querySelector('.logo svg')).not.toBeNull();
    expect(textOf(footer)).toContain('Says what it is.');
    expect(hrefsOf(footer)).toContain('mailto:ir@plain.example');
    expect(textOf(footer?.querySelector('.badge'))).toBe('All is well');
    expect(textOf(footer)).toContain('Since 2020, now 2026: Plainspoken');
  });

  test('shows an address at an international domain', async () => {
    const own = await withCommon({
      footer: { sections: { company: { contact: { email: 'ir@bücher.example' } } } },
    });
    expect(hrefsOf(own.querySelector('footer'))).toContain('mailto:ir@bücher.example');
  });

  test('keeps the built-in address when common.json has something else in its place', async () => {
    const own = await withCommon({ footer: { sections: { company: { contact: { email: 'ask us' } } } } });
    expect(hrefsOf(own.querySelector('footer'))).toContain('mailto:hello@forthright.example');
  });

  test.each([
    ['online', 'dot'],
    ['offline', 'dot dot-off'],
    ['', 'dot dot-off'],
  ])('with the indicator %j its dot is %j', async (indicator, dot) => {
    const own = await withCommon({ footer: { sections: { company: { status: { indicator } } } } });
    expect(own.querySelector('footer .badge span')?.getAttribute('class')).toBe(dot);
  });

  test('has built-in labels, links, status and address when common.json cannot be loaded', async () => {
    const bare = await withCommon(null);
    expectFooterLinks(bare);
    const footer = bare.querySelector('footer');
    expect(textOf(footer?.querySelector('.badge'))).toBe('AI Systems Online');
    expect(hrefsOf(footer)).toContain('mailto:hello@forthright.example');
  });
});

test('the banner says that cookies are used and that browsing on is consent, and offers both answers and the policy', () => {
  const banner = document.querySelector('.consent');
  expect(textOf(banner)).toMatch(/cookies.*continuing to browse you consent/i);
  expect(banner?.querySelectorAll('button').map(textOf).toSorted()).toEqual(['Accept All', 'Decline']);
  const policy = banner?.querySelector('a');
  expect(policy?.getAttribute('href')).toBe('/privacy-policy');
  expect([policy?.getAttribute('target'), policy?.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

describe('the Join dialog', () => {
  const dialog = () => document.querySelector('dialog#join');

  test('is titled with the brand, can be closed, and offers to sign in', () => {
    expect(textOf(dialog()?.querySelector('h2'))).toBe('Join Forthright');
    expect(dialog()?.querySelector('button[command=close]')?.getAttribute('aria-label')).toBe('Close');
    expect(textOf(dialog())).toContain('Already have an account? Sign in');
  });

  test('sends no password: its password fields have no name', () => {
    const named = dialog()?.querySelectorAll('[name]:not(form)') ?? [];
    expect(named.map((field) => field.getAttribute('name'))).toEqual(['intent', 'name', 'email']);
    expect(dialog()?.querySelectorAll('input[type=password]')).toHaveLength(2);
  });

  test('asks for four required fields with the placeholders of the specification', () => {
    const fields = dialog()?.querySelectorAll('input:not([type=hidden])') ?? [];
    const facts = fields.map((field) => [
      field.getAttribute('type') ?? 'text',
      field.getAttribute('placeholder'),
      field.getAttribute('required') !== undefined,
    ]);
    expect(facts).toEqual([
      ['text', 'Enter your full name', true],
      ['email', 'Enter your email', true],
      ['password', 'Create a password', true],
      ['password', 'Confirm your password', true],
    ]);
  });
});
