import { expect, test } from 'vitest';
import { parseWithDefaults } from './parse-with-defaults.server.ts';
import { faqContent } from './files/faq.ts';
import { homeContent } from './files/home.ts';

test('an empty file gives all defaults without problems', () => {
  const { content, problems } = parseWithDefaults(homeContent, {});
  expect(problems).toEqual([]);
  expect(content.stats.map(({ value }) => value)).toEqual(['500+', '98%', '$50B+', '24/7']);
});

test('a file with one field shows that field and the built-in rest', () => {
  const { content } = parseWithDefaults(homeContent, { hero: { title: 'Our own words.' } });
  expect(content.hero.title).toBe('Our own words.');
  expect(content.hero.buttons.primary).toBe('Talk to our team');
});

test('a field of the wrong type gets its default and is reported by JSON path', () => {
  const { content, problems } = parseWithDefaults(homeContent, {
    hero: { title: 3 },
    stats: [{ value: '7', label: ['x'] }],
  });
  expect(content.hero.title).toBe('Draft, review and track your investor disclosures in one place.');
  expect(content.stats).toEqual([{ value: '7', label: '' }]);
  expect(problems).toEqual([
    { path: 'hero.title', found: '3', expected: 'a text' },
    { path: 'stats[0].label', found: 'a list', expected: 'a text' },
  ]);
});

test('a list item of the wrong type is removed, the others stay', () => {
  const { content, problems } = parseWithDefaults(homeContent, {
    stats: [{ value: '1', label: 'a' }, 'two', { value: '3', label: 'c', extra: 1 }],
  });
  expect(content.stats.map(({ value }) => value)).toEqual(['1', '3']);
  expect(problems.map(({ path }) => path).toSorted()).toEqual(['stats[1]', 'stats[2].extra']);
});

test.each([
  ['a fourth option', ['A', 'B', 'C', 'D']],
  ['a missing one', ['A', 'B']],
])('%s among the company types is reported', (_, options) => {
  const home = { contact: { form: { fields: { company_type: { options } } } } };
  expect(parseWithDefaults(homeContent, home).problems).toEqual([
    {
      path: 'contact.form.fields.company_type.options',
      found: 'a list',
      expected: 'three texts: public, private, pre-IPO',
    },
  ]);
});

test.each([null, [], 'text', 7])('a file that is %j gives all defaults and one problem', (input) => {
  const { content, problems } = parseWithDefaults(homeContent, input);
  expect(content.hero.title).toBe('Draft, review and track your investor disclosures in one place.');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ path: '', expected: 'an object' });
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
