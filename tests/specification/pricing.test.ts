import { describe, expect, test } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { renderPage, textOf, textsOf } from '../fixtures/site/rendered-page.ts';

const { document } = await renderPage('/pricing');

async function pricing(file: unknown) {
  return (await renderPage('/pricing', { files: { 'pricing.json': file } })).document;
}

test('title and tags of the page come from the seo section', async () => {
  const seo = {
    title: 'What it costs',
    description: 'Three plans and nothing hidden.',
    keywords: 'plans, prices',
    canonical_url: 'https://www.plain.example/prices',
  };
  const head = (await pricing({ seo })).querySelector('head');
  const content = (name: string) => head?.querySelector(`meta[name=${name}]`)?.getAttribute('content');
  expect(textOf(head?.querySelector('title'))).toBe('What it costs');
  expect(content('description')).toBe(seo.description);
  expect(content('keywords')).toBe(seo.keywords);
  expect(head?.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(seo.canonical_url);
});

test('there are three plans, Startup, Growth and Enterprise, and one of them may be popular', () => {
  expect(textsOf(document, '.plan h2')).toEqual(['Startup', 'Growth', 'Enterprise']);
  expect(textsOf(document, '.plan.popular h2')).toEqual(['Growth']);
  for (const plan of document.querySelectorAll('.plan')) {
    expect(plan.querySelectorAll('ul li').length).toBeGreaterThan(0);
  }
});

test('billing is monthly or annual, monthly at first, and annual says what it saves', async () => {
  const radios = (page: HTMLElement) =>
    page
      .querySelectorAll('.choice input')
      .map((one) => [one.getAttribute('value'), 'checked' in one.attributes]);
  expect(radios(document)).toEqual([
    ['monthly', true],
    ['annual', false],
  ]);
  expect(textsOf(document, '.choice label')).toEqual(['Monthly', 'Annual Save 20%']);
});

test('annual billing is 20% off, rounded, with the monthly price struck through and the saving beside it', async () => {
  const plans = [499, 1499, 7].map((price) => ({ id: `p${price}`, name: `P${price}`, price }));
  const own = await pricing({ plans });
  expect(textsOf(own, '.plan .monthly b')).toEqual(['$499', '$1,499', '$7']);
  expect(textsOf(own, '.plan .annual > b')).toEqual(['$399', '$1,199', '$6']);
  expect(textsOf(own, '.plan .annual > span').map((words) => /\$[\d,]+ a year/.exec(words)?.[0])).toEqual([
    '$4,788 a year',
    '$14,388 a year',
    '$72 a year',
  ]);
  expect(textsOf(own, '.plan .annual s')).toEqual(['$499', '$1,499', '$7']);
  expect(textsOf(own, '.plan .saving')).toEqual([
    expect.stringMatching(/Save \$100 a month$/),
    expect.stringMatching(/Save \$300 a month$/),
    expect.stringMatching(/Save \$1 a month$/),
  ]);
});

test('a plan without a price says Custom and Contact for pricing, and leads to the contact page', () => {
  const [, , enterprise] = document.querySelectorAll('.plan');
  expect(textOf(enterprise?.querySelector('.price b'))).toBe('Custom');
  expect(textOf(enterprise?.querySelector('.price span'))).toBe('Contact for pricing');
  expect(enterprise?.querySelector('a')?.getAttribute('href')).toBe('/contact');
});

test('Enterprise has custom models, white-label and dedicated support', () => {
  const [, , enterprise] = document.querySelectorAll('.plan');
  for (const part of [/custom AI models/i, /white-label/i, /dedicated support/i]) {
    expect(textOf(enterprise)).toMatch(part);
  }
});

test('all plans include a free trial, which the page says and the comparison marks', () => {
  expect(textOf(document.querySelector('main'))).toMatch(/All (?:plans )?include a free trial/);
  const rows = document.querySelectorAll('.comparison tbody tr');
  const trial = rows.find((row) => textOf(row.querySelector('th')) === 'Free trial');
  expect(trial?.querySelectorAll('td').map(textOf)).toEqual(['Included', 'Included', 'Included']);
});

describe('the comparison', () => {
  test('has a column for each plan, rows in groups, and a check or a cross that is said in words', async () => {
    const item = { feature: 'Drafts', startup: false, growth: true, enterprise: true };
    const comparison = { title: 'Side by side', features: [{ category: 'Writing', items: [item] }] };
    const own = await pricing({ comparison });
    const table = own.querySelector('.comparison table');
    expect(textOf(own.querySelector('.comparison h2'))).toBe('Side by side');
    expect(table?.querySelectorAll('thead th').slice(1).map(textOf)).toEqual([
      'Startup',
      'Growth',
      'Enterprise',
    ]);
    expect(textOf(table?.querySelector('tbody th[scope=rowgroup]'))).toBe('Writing');
    expect(textOf(table?.querySelector('tbody th[scope=row]'))).toBe('Drafts');
    const marks = table?.querySelectorAll('tbody td') ?? [];
    expect(marks.map(textOf)).toEqual(['Not included', 'Included', 'Included']);
    expect(marks.map((mark) => mark.querySelectorAll('svg').length)).toEqual([1, 1, 1]);
    expect(marks[0]?.innerHTML).not.toContain(marks[1]?.querySelector('path')?.getAttribute('d'));
  });

  test('as shipped has more than one group', () => {
    expect(document.querySelectorAll('.comparison table tbody').length).toBeGreaterThan(1);
  });
});

test('questions, one open at a time, a guarantee and a closing call follow', async () => {
  const own = await pricing({
    faq: {
      title: 'Asked',
      items: [
        { question: 'Q1', answer: 'A1' },
        { question: 'Q2', answer: 'A2' },
      ],
    },
    guarantee: { title: 'Sure', description: 'Very' },
    cta: { title: 'Well?', description: 'Then', primary_button: 'Yes', secondary_button: 'See' },
  });
  const questions = own.querySelectorAll('.faq details');
  expect(questions.map((one) => one.getAttribute('name'))).toEqual(['price-faq', 'price-faq']);
  expect(questions.map(textOf)).toEqual(['Q1A1', 'Q2A2']);
  expect(textOf(own.querySelector('.band'))).toBe('SureVery');
  const close = own.querySelector('.close');
  expect(textOf(close?.querySelector('h2'))).toBe('Well?');
  expect(close?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
    '/contact',
    'https://calendly.com/forthright-demo',
  ]);
  expect(textsOf(own, '.close a')[0]).toBe('Yes');
});

test('without pricing.json it says that the prices could not be loaded, and shows none', async () => {
  const own = await pricing(null);
  expect(textOf(own.querySelector('h1'))).toBe('Error loading pricing data');
  expect(own.querySelectorAll('.plan')).toEqual([]);
  expect(textOf(own.querySelector('main'))).not.toContain('$');
});
