import { expect, test, vi } from 'vitest';
import type { IslandData } from '../../site/islands/island-root.tsx';
import { renderPage } from '../fixtures/site/rendered-page.ts';

/** A page of each island, with phrases that it shows: a literal of its source, one of a module that it imports, one of data. */
const ISLANDS = {
  'contact-form': ['/contact', 'Sending...', 'Missing Information', 'Pre-IPO Company'],
  'filing-dates': [
    '/tools/filing-dates',
    'Not counted: {days}',
    '(opens in a new tab)',
    'Calendar year {year}',
  ],
  'draft-reader': [
    '/tools/read-a-draft',
    'Clear the draft',
    'Marked draft',
    'finding\u0004Next',
    'Arithmetic',
  ],
  'help-search': ['/support', 'Show everything', '(in English)', 'Wallet, limits, key', 'What is {product}?'],
} as const;

test.each(Object.entries(ISLANDS))(
  '%s gets the phrases that it may show',
  async (island, [path, ...shown]) => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { document } = await renderPage(`/de${path}`);
    expect(report.mock.calls).toEqual([]);
    const json = document.querySelector(`[data-props-of="${island}"]`)?.textContent ?? '';
    const { phrases } = JSON.parse(json) as IslandData<object>;
    expect(Object.keys(phrases ?? {})).toEqual(expect.arrayContaining(shown));
  },
);
