import { untranslated } from '../../language/text.ts';
import { expect, test } from 'vitest';
import { article, organization, product } from './schema-org.ts';

const SITE = { origin: 'https://site.example', brand: 'Example' };
const PLAN = { name: untranslated('Startup'), description: untranslated(''), price: 499 };
const ABOUT = { path: '/pricing', image: '/cards/pricing.png', description: untranslated('What it costs.') };
const ARTICLE = {
  path: '/intel/an-article',
  image: '/cards/intel-an-article.png',
  title: 'An article',
  description: 'What it says.',
  author: 'Example Team',
  published: '2025-09-01',
  updated: '2026-11-25',
  tags: ['AI', 'Data'],
};

/** The data as JSON: undefined properties are dropped. */
const sent = (data: unknown) => JSON.parse(JSON.stringify(data));

test('the organization has a name, a URL and a logo, and, where it is described, a way to reach it', () => {
  const details = { description: 'What it does.', email: 'hello@site.example' };
  expect(sent(organization(SITE, details))).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://site.example/#organization',
    name: 'Example',
    url: 'https://site.example/',
    logo: 'https://site.example/icons/icon-512.png',
    ...details,
    contactPoint: {
      '@type': 'ContactPoint',
      email: 'hello@site.example',
      url: 'https://site.example/contact',
    },
  });
});

test('an article has a headline, image, date, author and publisher', () => {
  expect(sent(article(SITE, ARTICLE))).toMatchObject({
    headline: 'An article',
    image: 'https://site.example/cards/intel-an-article.png',
    datePublished: '2025-09-01',
    dateModified: '2026-11-25',
    author: { '@type': 'Organization', name: 'Example Team', url: 'https://site.example/about' },
    publisher: { '@type': 'Organization', name: 'Example' },
    mainEntityOfPage: 'https://site.example/intel/an-article',
  });
});

test('an author outside the team is a person; empty properties are left out', () => {
  const data = sent(article(SITE, { ...ARTICLE, author: 'Ada Lovelace', published: '', tags: [] }));
  expect(data.author).toEqual({ '@type': 'Person', name: 'Ada Lovelace' });
  expect(Object.keys(data)).not.toContain('datePublished');
  expect(Object.keys(data)).not.toContain('keywords');
});

test('each plan with a price is a monthly offer; a plan with a custom price is not', () => {
  const data = sent(product(SITE, ABOUT, [PLAN, { ...PLAN, name: untranslated('Enterprise'), price: null }]));
  expect(data).toMatchObject({ '@type': 'Product', name: 'Example' });
  expect(data.offers).toEqual([
    {
      '@type': 'Offer',
      name: 'Startup',
      url: 'https://site.example/pricing',
      price: 499,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 499,
        priceCurrency: 'USD',
        unitCode: 'MON',
      },
      availability: 'https://schema.org/InStock',
    },
  ]);
});

test('there is no product without any price', () => {
  expect(product(SITE, ABOUT, [{ ...PLAN, price: null }])).toBeUndefined();
});
