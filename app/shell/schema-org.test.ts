import { expect, test } from 'vitest';
import { article, breadcrumbs, faqPage, organization, product, webSite } from './schema-org.ts';

const SITE = { origin: 'https://site.example', brand: 'Example' };
const PLAN = { id: '', name: 'Startup', description: '', price: 499, popular: false, features: [], cta: '' };
const ABOUT = { path: '/pricing', image: '/cards/pricing.png', description: 'What it costs.' };
const ARTICLE = {
  path: '/intel/an-article',
  image: '/cards/intel-an-article.png',
  title: 'An article',
  description: 'What it says.',
  author: 'Example Team',
  published: '2025-09-01',
  tags: 'AI, Data',
};

/** Facts as they are sent. */
const sent = (facts: unknown) => JSON.parse(JSON.stringify(facts));

// What Google's documentation of each kind requires or recommends (developers.google.com/search/docs/appearance/structured-data).
test('the organization has a name, an address and a logo', () => {
  expect(sent(organization(SITE))).toEqual({
    '@type': 'Organization',
    '@id': 'https://site.example/#organization',
    name: 'Example',
    url: 'https://site.example/',
    logo: 'https://site.example/icons/icon-512.png',
  });
});

test('the site has a name, an address, and the organization as its publisher', () => {
  expect(sent(webSite(SITE, 'de'))).toMatchObject({
    name: 'Example',
    url: 'https://site.example/',
    inLanguage: 'de',
    publisher: { '@id': organization(SITE)['@id'] },
  });
});

test('breadcrumbs count from one and lead by full addresses', () => {
  const trail = [
    { path: '/', name: 'Home' },
    { path: '/intel', name: 'Intel' },
  ];
  expect(sent(breadcrumbs(SITE.origin, trail)).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
    { '@type': 'ListItem', position: 2, name: 'Intel', item: 'https://site.example/intel' },
  ]);
});

test('each question has one answer', () => {
  expect(sent(faqPage([{ question: 'Why?', answer: 'Because.' }])).mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
  ]);
});

test('an article has headline, picture, day, author and publisher', () => {
  expect(sent(article(SITE, ARTICLE))).toMatchObject({
    headline: 'An article',
    image: 'https://site.example/cards/intel-an-article.png',
    datePublished: '2025-09-01',
    author: { '@type': 'Organization', name: 'Example Team' },
    publisher: { '@type': 'Organization', name: 'Example' },
    mainEntityOfPage: 'https://site.example/intel/an-article',
  });
});

test('an author who is not the team is a person; what an article does not state is left out', () => {
  const facts = sent(article(SITE, { ...ARTICLE, author: 'Ada Lovelace', published: '', tags: '' }));
  expect(facts.author).toEqual({ '@type': 'Person', name: 'Ada Lovelace' });
  expect(Object.keys(facts)).not.toContain('datePublished');
  expect(Object.keys(facts)).not.toContain('keywords');
});

test('each plan with a price is an offer by the month; a custom price is none', () => {
  const facts = sent(product(SITE, ABOUT, [PLAN, { ...PLAN, name: 'Enterprise', price: null }]));
  expect(facts).toMatchObject({ '@type': 'Product', name: 'Example' });
  expect(facts.offers).toEqual([
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
    },
  ]);
});

test('without any price there is no product to tell of', () => {
  expect(product(SITE, ABOUT, [{ ...PLAN, price: null }])).toBeUndefined();
});
