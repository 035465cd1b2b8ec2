import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandOf, renderPage, textOf, textsOf } from '../../fixtures/site/rendered-page.ts';
import { CONTENT } from '../../fixtures/content-folder.ts';

test('a brand, headlines and buttons that are empty in a file have their built-in words', async () => {
  const files = {
    'common.json': { branding: { name: ' ' } },
    'home.json': { hero: { title: '', buttons: { primary: '' } }, contact: { form: { submit_button: '' } } },
    'pricing.json': {
      hero: { title: '' },
      plans: [{ name: 'One', cta: '' }],
      cta: { primary_button: '', secondary_button: '' },
    },
    'showcase.json': { hero: { title: '' } },
  };
  for (const path of ['/', '/pricing', '/showcase']) {
    const { document } = await renderPage(path, { files });
    expect(brandOf(document)).toBe('Forthright');
    const spoken = document.querySelectorAll('h1, .btn').map((one) => textOf(one).replace(NEW_TAB, ''));
    expect(spoken.filter((words) => words === '')).toEqual([]);
  }
});

const NEW_TAB = /\s*\(opens in a new tab\)/;

const pricing = (plans: unknown[], rest = {}) => ({ 'pricing.json': { plans, ...rest } });

test.each([{}, { description: '' }, { description: 4 }])(
  'with seo %j the pricing page has its built-in description',
  async (seo) => {
    // A file without one valid field would be no data.
    const file = { hero: { title: 'Prices' }, seo };
    const { document } = await renderPage('/pricing', { files: { 'pricing.json': file } });
    for (const selector of ['meta[name=description]', 'meta[property="og:description"]']) {
      expect(document.querySelector(selector)?.getAttribute('content')).toMatch(/^Startup at \$499\/month/);
    }
  },
);

test('a price that is null, empty or missing is custom', async () => {
  const plans = [null, '', undefined].map((price) => ({ name: 'Large', price }));
  const { document } = await renderPage('/pricing', { files: pricing(plans) });
  expect(textsOf(document, '.plan .price')).toEqual(plans.map(() => 'Custom Contact for pricing'));
});

test('an invalid price makes no claim: neither custom nor an amount, in the card or to search engines', async () => {
  const wrong = ['549', 'free', true, [], '$499', -5, 0, 549.5].map((price, index) => ({
    id: `wrong${index}`,
    name: 'Startup',
    price,
    cta: 'Begin',
  }));
  const plans = [...wrong, { id: 'growth', name: 'Growth', price: 1499 }];
  const { document } = await renderPage('/pricing', { files: pricing(plans) });
  for (const plan of document.querySelectorAll('.plan').slice(0, -1)) {
    expect(textOf(plan)).toContain('Contact for pricing');
    expect(textOf(plan)).not.toMatch(/Custom|\$|free/i);
    expect(plan.querySelector('a')?.getAttribute('href')).toBe('/contact');
  }
  const facts = document.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText);
  const product = facts.find((text) => text.includes('"Product"')) ?? '';
  expect(JSON.parse(product).offers).toMatchObject([{ name: 'Growth', price: 1499 }]);
});

test('more than three company types, or a value that is not a list, are ignored as a whole', async () => {
  for (const options of [['A', 'B', 'C', 'D'], 'A']) {
    const files = { 'home.json': { contact: { form: { fields: { company_type: { options } } } } } };
    const { document } = await renderPage('/', { files });
    expect(textsOf(document, '#contact select option')).toEqual([
      'Choose one',
      'Public Company',
      'Private Company',
      'Pre-IPO Company',
    ]);
  }
});

interface Showcase {
  showcases: { link: string; page?: object }[];
}

const SHOWCASE: Showcase = JSON.parse(readFileSync(`${CONTENT}/showcase.json`, 'utf8'));

/** The file with other companies. */
function showcaseWith(showcases: unknown[]) {
  return { 'showcase.json': { ...SHOWCASE, showcases } };
}

test('a company may have no figures of its own, and no sections', async () => {
  const path = '/showcase/international-land-alliance';
  const company = SHOWCASE.showcases.find(({ link }) => link === path);
  const sectionsWith = async (fields: object) => {
    const files = showcaseWith([{ ...company, ...fields }]);
    const { status, document } = await renderPage(path, { files });
    expect(status).toBe(200);
    return textsOf(document, 'article .section h2');
  };
  const [own, blocks] = textsOf((await renderPage(path)).document, 'article .section h2');
  expect(await sectionsWith({ figures: [] })).toEqual([blocks]);
  expect(await sectionsWith({ page: { ...company?.page, blocks: [] } })).toEqual([own]);
});

test('a company that is listed twice has its page, whichever entry has it', async () => {
  const twice = { company_name: 'Twice', ticker: 'A', link: '/showcase/silo-pharma' };
  const files = showcaseWith([twice, ...SHOWCASE.showcases]);
  const { status, document } = await renderPage('/showcase/silo-pharma', { files });
  expect(status).toBe(200);
  expect(textOf(document.querySelector('h1'))).toContain('SILO');
});
