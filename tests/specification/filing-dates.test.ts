import { expect, test } from 'vitest';
import { renderPage, textOf } from '../fixtures/site/rendered-page.ts';

// The answer of /tools/filing-dates without scripts.

test.each(['years=4', 'time=99:99', 'event=9.99', 'END=2025-09-30'])('%s is reported', async (query) => {
  expect((await asked(query)).alert).not.toBe('');
});

test('parameters that other programs add are ignored', async () => {
  expect((await asked('utm_source=mail&fbclid=x')).alert).toBe('');
});

test.each([
  ['status=huge', 'status'],
  ['end=2026-12-31&quarters=weeks', 'quarters'],
  ['end=2025-09-27&quarters=months', 'quarters'],
])('a company with %s has no dates, and its field says why', async (query, field) => {
  const { document, descriptionOf } = await asked(query);
  expect(descriptionOf(field)).not.toBe('');
  const dates = ':is(#dates, #ownership) :is(time, rect, [rel=nofollow])';
  expect(document.querySelectorAll(dates)).toEqual([]);
});

test('a form that does not apply has no date', async () => {
  const { document, alert } = await asked('issuer=foreign&event=1.01&day=2026-03-06');
  expect(alert).toBe('');
  expect(textOf(document.querySelector('#clock [role=status]'))).toContain('6-K');
  expect(document.querySelectorAll('#clock time')).toEqual([]);
});

test('an unknown event is not counted as another', async () => {
  const { document, descriptionOf } = await asked('event=6.01');
  expect(descriptionOf('event')).toContain('no such item');
  expect(document.querySelectorAll('#clock time')).toEqual([]);
});

async function asked(query: string) {
  const { document } = await renderPage(`/tools/filing-dates?${query}`);
  return {
    document,
    alert: textOf(document.querySelector('#dates [role=alert]')),
    /** The words that screen readers add to a field. */
    descriptionOf(name: string) {
      const field = document.querySelector(`main select[name=${name}]`);
      const ids = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids
        .map((id) => textOf(document.querySelector(`#${id}`)))
        .join(' ')
        .trim();
    },
  };
}
