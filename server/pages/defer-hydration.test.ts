import { expect, test } from 'vitest';
import { deferHydration } from './defer-hydration.ts';

const PAGE = `<head><link rel="icon" href="/favicon.svg"/><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/entry.js"/></head><body><p>Text</p><script>window.a = 1</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script></body>`;

test('nothing is preloaded and no module runs before the first frame', () => {
  const page = deferHydration(PAGE);
  expect(page).not.toContain('rel="modulepreload"');
  expect(page).not.toContain('type="module"');
  expect(page).toContain('<link rel="icon" href="/favicon.svg"/>');
  expect(page).toContain('<script>window.a = 1</script>');
});

test('the boot script is valid and imports the same modules under the same names', () => {
  const script = /<script>(requestAnimationFrame[\s\S]*?)<\/script>/.exec(deferHydration(PAGE))?.[1] ?? '';
  expect(() => new Function(script)).not.toThrow();
  expect(script).toContain('const [,route0,route1]=');
  expect(script).toContain('["/assets/manifest.js","/assets/root.js","/assets/home.js"]');
  expect(script).toContain('import("/assets/entry.js")');
});

test('each preload is checked against the hash of its script, where that is known', () => {
  const integrity = new Map([['/assets/entry.js', 'sha256-abc=']]);
  expect(linksOf(deferHydration(PAGE, { integrity }))).toEqual([
    { rel: 'modulepreload', href: '/assets/manifest.js', integrity: '' },
    { rel: 'modulepreload', href: '/assets/entry.js', integrity: 'sha256-abc=' },
  ]);
});

test('a page without the module script is refused, since it would never come alive', () => {
  expect(() => deferHydration('<body></body>')).toThrow('no module script');
});

/** Runs the boot script of a page up to its imports, and answers the links that it puts into the head. */
function linksOf(page: string): object[] {
  const script = /<script>(requestAnimationFrame[\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  const untilImports = script.slice(0, script.indexOf('const ['));
  const links: object[] = [];
  const document = { createElement: () => ({}), head: { append: (link: object) => links.push(link) } };
  const immediately = (run: () => void) => run();
  const boot = new Function('requestAnimationFrame', 'setTimeout', 'document', `${untilImports}}))`);
  boot(immediately, immediately, document);
  return links;
}
