import { describe, expect, test } from 'vitest';
import { documentPath } from '../../site/content/documents/documents.ts';
import { LEGAL_SLUGS } from '../../site/routes.ts';
import { hrefsOf, renderPage, textOf, type RenderedPage } from '../fixtures/site/rendered-page.ts';

type Slug = (typeof LEGAL_SLUGS)[number];

const pages = new Map<Slug, RenderedPage>();
for (const slug of LEGAL_SLUGS) pages.set(slug, await renderPage(documentPath('legal', slug)));

const textOfPage = (slug: Slug) => textOf(pages.get(slug)?.document.querySelector('main'));

test.each(LEGAL_SLUGS)('/%s is a text with its own title and description', (slug) => {
  const page = pages.get(slug);
  expect(page?.status).toBe(200);
  expect(textOf(page?.document.querySelector('title'))).toContain(textOf(page?.document.querySelector('h1')));
  expect(
    page?.document.querySelector('meta[name=description]')?.getAttribute('content')?.length,
  ).toBeGreaterThan(100);
  expect(textOfPage(slug).length).toBeGreaterThan(2000);
});

test('each section that the security page names is one of the text it leads to', async () => {
  const { document } = await renderPage('/solutions/security');
  const links = (hrefsOf(document.querySelector('main')) ?? []).filter((href) => href?.includes('#'));
  const missing = links.filter((href) => {
    const [path, id] = href?.split('#') ?? [];
    const slug = LEGAL_SLUGS.find((one) => path === documentPath('legal', one));
    return !slug || !pages.get(slug)?.document.getElementById(id ?? '');
  });
  expect(links).toHaveLength(12);
  expect(missing).toEqual([]);
});

test('the terms lead to the privacy policy', () => {
  const links = pages.get('terms-of-service')?.document.querySelectorAll('main a[href="/privacy-policy"]');
  expect(links?.length).toBeGreaterThan(0);
});

/** The promises of the policies (requirement 9.13), and the texts that make them. */
const PROMISES: [promise: string, words: RegExp, slugs: Slug[]][] = [
  [
    'account data is kept for the life of the account and 7 years',
    /Account data\W*(?:Controller)?\W*Life of the account plus 7 years/,
    ['privacy-policy', 'data-processing'],
  ],
  [
    'platform content is kept for the life of the account and 90 days',
    /Platform content.{0,60}Life of the account plus 90 days/,
    ['privacy-policy', 'data-processing'],
  ],
  [
    'usage analytics are kept for 3 years, anonymized after 1',
    /Usage analytics.{0,40}3 years, anonymized after 1 year/,
    ['privacy-policy', 'data-processing'],
  ],
  [
    'AI training data is anonymized and kept for 5 years',
    /AI training data.{0,20}(?:5 years, anonymized|Anonymized\W*5 years)/,
    ['privacy-policy', 'data-processing'],
  ],
  ['audit logs are kept for 7 years', /Audit logs.{0,20}7 years/, ['privacy-policy', 'data-processing']],
  [
    'data-rights requests are answered within 30 days',
    /every data-rights request within 30 days/,
    ['privacy-policy'],
  ],
  [
    'a breach is notified within 72 hours',
    /breach.{0,140}within 72 hours/,
    ['privacy-policy', 'data-processing', 'compliance'],
  ],
  [
    'a change of pricing has 30 days’ notice',
    /at least 30 days’ notice of a change in pricing/,
    ['terms-of-service'],
  ],
  [
    'a change of the terms has 30 days’ notice',
    /at least 30 days’ notice of changes to these terms/,
    ['terms-of-service'],
  ],
  [
    'a new subprocessor has 30 days’ notice',
    /30 days’ notice (?:before we add or replace a|of a new or replaced) subprocessor/,
    ['privacy-policy', 'data-processing'],
  ],
  ['the terms are for adults of 18', /at least 18 years old/, ['terms-of-service']],
  ['the site is not for children under 16', /under 16/, ['privacy-policy']],
  [
    'liability is capped at 12 months of fees',
    /fees.{0,40}12 months|12 months of fees/,
    ['terms-of-service', 'data-processing'],
  ],
];

test.each(PROMISES)('the policies promise that %s', (_, words, slugs) => {
  expect(slugs.filter((slug) => !words.test(textOfPage(slug)))).toEqual([]);
});

describe('the summary for readers of other languages', () => {
  const SUMMARIZED: Slug[] = ['privacy-policy', 'terms-of-service'];

  test.each(SUMMARIZED)('is in German above the English text of /de/%s', async (slug) => {
    const { document } = await renderPage(`/de${documentPath('legal', slug)}`);
    const summary = document.querySelector('main .summary');
    expect(summary?.querySelectorAll('p')).toHaveLength(3);
    expect(summary?.querySelectorAll('[lang]')).toEqual([]);
    expect(document.querySelector('main .summary ~ .prose')?.getAttribute('lang')).toBe('en');
  });

  test.each(LEGAL_SLUGS)('is not on the English page /%s', (slug) => {
    expect(pages.get(slug)?.document.querySelector('.summary')).toBeNull();
  });
});
