import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { SITE_PAGES } from '../../fixtures/site-pages.ts';
import { openSite } from '../../fixtures/open-site.ts';
import { ALLOWED_FEATURES } from './allowed-features.ts';
import { cssFeatures } from './css-features.ts';
import { htmlFeatures } from './html-features.ts';
import { awaitsAtTop, scriptFeatures } from './script-features.ts';
import { sourceFeatures } from './source-features.ts';
import { unsupportedFeatures } from './support.ts';

const OF_SERVER = /\.server\.|\.test\.|^app\/pages\/(?:feed|manifest|robots|sitemap)\.ts/;

describe('what the site uses that a promised browser lacks', () => {
  let used: string[];
  const named = ALLOWED_FEATURES.flatMap(({ features }) => features);

  beforeAll(async () => {
    const pages = await servedPages();
    used = unsupportedFeatures([
      ...sourceFeatures((path) => path.startsWith('app/') && !OF_SERVER.test(path)),
      ...builtFiles('js').flatMap(scriptFeatures),
      ...builtFiles('css').flatMap(cssFeatures),
      ...pages.flatMap(htmlFeatures),
      ...pages.flatMap(inlineScripts).flatMap(scriptFeatures),
    ]);
  });

  it('is named with what stands in for it', () => {
    expect(used.filter((feature) => !named.includes(feature))).toEqual([]);
  });

  it('is no more than what is named', () => {
    expect(named.filter((feature) => !used.includes(feature))).toEqual([]);
  });
});

test('no script waits at its top level: WebKit hangs when the page is left meanwhile', () => {
  expect(builtFiles('js').filter(awaitsAtTop)).toEqual([]);
  expect(awaitsAtTop('await fetch("/")')).toBe(true);
  expect(awaitsAtTop('async () => { await fetch("/") }')).toBe(false);
});

async function servedPages(): Promise<string[]> {
  const site = await openSite();
  try {
    return await Promise.all(SITE_PAGES.map(async ({ path }) => (await site.fetch(path)).text()));
  } finally {
    await site.stop();
  }
}

function builtFiles(kind: 'js' | 'css'): string[] {
  return globSync(`build/client/{assets,insights}/*.${kind}`).map((path) => readFileSync(path, 'utf8'));
}

function inlineScripts(page: string): string[] {
  return Array.from(page.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, code = '']) => code);
}
