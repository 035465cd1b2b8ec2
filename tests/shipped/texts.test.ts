import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from '../../editor/content/check-content.ts';
import wordList from '../../editor/content/word-list.json' with { type: 'json' };
import { writtenTexts } from '../../editor/content/written-texts.ts';
import { checkLanguages, staleIn } from '../../editor/phrases/check-languages.ts';
import { parseEnvironment } from '../../server/settings/settings.ts';
import { readSite } from '../../site/site-content.server.ts';

test('check:content finds nothing', async () => {
  expect(await checkContent('content')).toEqual([]);
});

test('check:phrases finds nothing', async () => {
  expect(await staleIn('content')).toEqual([]);
  expect(checkLanguages('content', { codes: [], complete: false })).toEqual([]);
});

test.each(wordList)('all texts use $use', async ({ never, anyCase = false }) => {
  const texts = writtenTexts('content', await readSite('content'));
  const wrong = new RegExp(never, anyCase ? 'i' : '');
  expect(texts.filter(({ text }) => wrong.test(text))).toEqual([]);
});

test('the privacy policy promises what the site keeps by default', () => {
  const { retentionMonths } = parseEnvironment({});
  const policy = readFileSync('content/legal/privacy-policy.md', 'utf8');
  for (const kept of ['Website messages', 'Insights totals'])
    expect(policy).toMatch(new RegExp(`^\\| ${kept}[^|]*\\| Up to ${retentionMonths} months`, 'm'));
});
