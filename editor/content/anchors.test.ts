import { expect, test } from 'vitest';
import { ROUTES, type Route } from '../../site/routes.ts';
import { renderPage } from '../../tests/fixtures/site/rendered-page.ts';

test('pages in code have the sections that links of the content may name', async () => {
  const routes: readonly Route[] = ROUTES;
  const missing: string[] = [];
  for (const { path, anchors = [] } of routes) {
    if (anchors.length === 0) continue;
    const { html } = await renderPage(path);
    missing.push(...anchors.filter((id) => !html.includes(` id="${id}"`)).map((id) => `${path}#${id}`));
  }
  expect(missing).toEqual([]);
});
