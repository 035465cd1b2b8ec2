import { expect, test } from 'vitest';
import { parseWithDefaults } from './parse-with-defaults.server.ts';
import { drawingsContent } from '../../files/drawings.ts';
import { ownerContent } from '../../files/owner.ts';
import { showcaseContent } from '../../files/showcase.ts';
import { METADATA } from '../../documents/document-metadata.ts';
import { contactContent } from '../../../pages/contact/content.ts';
import { faqContent } from '../../../pages/faq/content.ts';
import { homeContent } from '../../../pages/home/content.ts';
import { pricingContent } from '../../../pages/pricing/content.ts';

test('a list item of the wrong type is removed, the others stay', () => {
  const { content, problems } = parseWithDefaults(homeContent, {
    stats: [{ value: '1', label: 'a' }, 'two', { value: '3', label: 'c', extra: 1 }],
  });
  expect(content.stats.map(({ value }) => value)).toEqual(['1', '3']);
  expect(problems.map(({ path }) => path).toSorted()).toEqual(['stats[1]', 'stats[2].extra']);
});

test('a missing field is taken from the shipped file; a list in the file replaces the shipped one', () => {
  const { content } = parseWithDefaults(faqContent, {
    hero: { title: 'Ask' },
    items: [{ question: 'Why?', answer: 'Because.' }],
  });
  expect(content.hero.title).toBe('Ask');
  expect(content.hero.description).toContain('{questions}');
  expect(content.items).toEqual([{ question: 'Why?', answer: 'Because.', links: [] }]);
});

test('a cell of a drawing with a wrong field keeps the others', () => {
  const cells = [{ figure: 7, ask: true }, 'Words'];
  const parts = [{ kind: 'table', rows: [{ cells }] }];
  const { content, problems } = parseWithDefaults(drawingsContent, { drawings: { one: { parts } } });
  expect(content.drawings.one?.parts).toMatchObject([
    { rows: [{ cells: [{ figure: '', ask: true }, 'Words'] }] },
  ]);
  expect(problems.map(({ path }) => path)).toEqual(['drawings.one.parts[0].rows[0].cells[0].figure']);
});

test.each(['constructor', 'prototype'])('a drawing cannot have the name %s, and that is reported', (name) => {
  const drawings = { [name]: { parts: [] }, 'to-string': { parts: [] } };
  const { content, problems } = parseWithDefaults(drawingsContent, { drawings });
  expect(Object.keys(content.drawings)).not.toContain(name);
  expect(Object.keys(content.drawings)).toContain('to-string');
  expect(problems.map(({ path }) => path)).toEqual([`drawings.${name}`]);
});

test('a list entry without a text that it needs is reported once and left out', () => {
  const whole = { question: 'Why?', answer: 'Because.' };
  const { content, problems } = parseWithDefaults(faqContent, {
    items: [
      { question: 'Empty', answer: ' ' },
      { question: 'Missing' },
      { question: 'Wrong', answer: 5 },
      whole,
    ],
  });
  expect(content.items.map(({ question }) => question)).toEqual(['Why?']);
  expect(problems.map(({ path, found }) => `${path} ${found}`).toSorted()).toEqual([
    'items[0].answer " "',
    'items[1].answer ""',
    'items[2].answer 5',
  ]);
});

test('null is absent, except where the schema gives it a meaning', () => {
  const { content, problems } = parseWithDefaults(faqContent, {
    hero: { title: null },
    items: [
      null,
      { question: 'Why?', answer: 'Because.', links: null },
      { question: 'Whither?', answer: null },
    ],
  });
  expect(content.hero.title).toContain('Questions');
  expect(content.items).toEqual([{ question: 'Why?', answer: 'Because.', links: [] }]);
  expect(problems.map(({ path }) => path)).toEqual(['items[2].answer']);
  const plans = [{ id: 'custom', name: null, price: null }];
  const { content: pricing, problems: none } = parseWithDefaults(pricingContent, { plans });
  expect([pricing.plans, none]).toEqual([[expect.objectContaining({ name: '', price: null })], []]);
});

test('the report of an unknown field names the known fields', () => {
  const items = [{ question: 'Why?', answer: 'Because.', chapter: 'One' }];
  expect(parseWithDefaults(faqContent, { items }).problems).toEqual([
    {
      path: 'items[0].chapter',
      found: '"One"',
      expected: 'nothing: the site knows no such field; it knows question, answer, links',
    },
  ]);
});

test.each(['https://[', 'javascript:alert(1)', 'https://a b', 'site.example', '//site.example'])(
  'the address %j counts as missing, and is reported once in each place',
  (wrong) => {
    const pagesOf = (address: string) => [
      parseWithDefaults(contactContent, { consultation: { calendly_link: address } }),
      parseWithDefaults(pricingContent, { seo: { canonical_url: address } }),
      parseWithDefaults(ownerContent, { application: address }),
      parseWithDefaults(ownerContent, { logo_files: [address] }),
      parseWithDefaults(showcaseContent, { showcases: [{ company_name: 'One', website: address }] }),
      parseWithDefaults(showcaseContent, { showcases: [{ company_name: 'One', stock_url: address }] }),
      parseWithDefaults({ ...ARTICLE, defaults: { title: 'One' } }, { image: address }),
    ];
    for (const { content, problems } of pagesOf(wrong)) {
      expect(JSON.stringify(content)).not.toContain(JSON.stringify(wrong));
      expect(problems.map(({ found }) => found)).toEqual([JSON.stringify(wrong)]);
    }
    for (const { content, problems } of pagesOf('https://site.example/one')) {
      expect(JSON.stringify(content)).toContain('"https://site.example/one"');
      expect(problems).toEqual([]);
    }
  },
);

const ARTICLE = { name: 'article', schema: METADATA.articles };
