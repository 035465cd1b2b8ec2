import { globSync } from 'node:fs';
import { SITE_PAGES } from '../fixtures/site-pages.ts';
import { openUnscripted } from './looks.ts';
import { expect, test } from './test.ts';

/** The sheets of single pages. Once loaded they stay, also on the pages that follow. */
const ROUTE_SHEETS = globSync('assets/*.css', { cwd: 'build/client' })
  .filter((file) => !/\/(?:entry|fonts|languages)-/.test(file))
  .map((file) => `/${file}`);

// The scripts are blocked.
test.use({ expectedErrors: /Failed to (load resource|fetch)/ });

for (const { path } of SITE_PAGES) {
  test(`${path} looks the same before and after the sheets of other pages, also on paper`, async ({
    page,
  }) => {
    expect(ROUTE_SHEETS.length).toBeGreaterThan(10);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openUnscripted(page, path);
    expect(await page.evaluate(changedByOtherSheets, ROUTE_SHEETS)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(changedByOtherSheets, ROUTE_SHEETS)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(changedByOtherSheets, ROUTE_SHEETS)).toEqual([]);
  });
}

/** The elements whose computed styles depend on a sheet that the page does not have. */
async function changedByOtherSheets(routeSheets: string[]): Promise<string[]> {
  const own = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'));
  const owned = new Set(own.map(({ href }) => new URL(href).pathname));
  const links = routeSheets
    .filter((href) => !owned.has(href))
    .map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  const load = async (place: 'before' | 'after') => {
    const loaded = links.map(
      (link) => new Promise((resolve) => link.addEventListener('load', resolve, { once: true })),
    );
    (place === 'before' ? own[0] : own.at(-1))?.[place](...links);
    await Promise.all(loaded);
  };
  await load('before');
  const rules = links.flatMap(({ sheet }) => Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText));
  const { look, changed } = window.looksBy(rules);
  const before = look();
  for (const link of links) link.remove();
  const alone = look();
  await load('after');
  const after = look();
  for (const link of links) link.remove();
  return changed(alone, before, after);
}
