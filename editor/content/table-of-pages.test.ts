import { expect, test } from 'vitest';
import { ROUTES, type Route } from '../../site/routes.ts';
import { SCHEMAS } from '../../site/schemas.ts';
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

test('each content file in the table of pages has a schema', () => {
  const files = new Set(Object.keys(SCHEMAS).map((name) => `${name}.json`));
  const named = ROUTES.flatMap((route) => ('content' in route ? route.content : []));
  expect(named.filter((file) => !files.has(file))).toEqual([]);
});
