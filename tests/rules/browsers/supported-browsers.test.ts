import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { SITE_PAGES } from '../../fixtures/site-pages.ts';
import { openSite } from '../../fixtures/open-site.ts';
import { ALLOWED_FEATURES } from './allowed-features.ts';
import { cssFeatures } from './css-features.ts';
import { htmlFeatures } from './html-features.ts';
import { awaitsAtTop, scriptFeatures } from './script-features.ts';
import { sourceFeatures } from './source-features.ts';
import { unsupportedFeatures, featureAt } from './support.ts';

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

describe('the check finds', () => {
  it.each([
    ['a property', '.a { field-sizing: content }', 'css.properties.field-sizing'],
    ['a keyword', '.a { word-break: auto-phrase }', 'css.properties.word-break.auto-phrase'],
    [
      'a keyword in a shorthand',
      '.a { transition: display 1s allow-discrete }',
      'css.properties.transition-behavior.allow-discrete',
    ],
    ['a function', '.a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['a function in a custom property', '.a { --b: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['a unit', '.a { width: 1rcap }', 'css.types.length.rcap'],
    ['a selector', '.a:is(:state(b)) { top: 0 }', 'css.selectors.state'],
    ['a rule', '@starting-style { .a { top: 0 } }', 'css.at-rules.starting-style'],
    ['a media feature', '@media (inverted-colors) { .a { top: 0 } }', 'css.at-rules.media.inverted-colors'],
  ])('%s of a style sheet', (_what, sheet, feature) => {
    expect(unsupportedFeatures(cssFeatures(sheet))).toContain(feature);
  });

  it.each([
    ['an element', '<p>a <selectedcontent></selectedcontent></p>', 'html.elements.selectedcontent'],
    ['an attribute', '<button type="button" commandfor="a">b</button>', 'html.elements.button.commandfor'],
    [
      'an attribute that all elements have',
      '<p hidden="until-found">a</p>',
      'html.global_attributes.hidden.until-found',
    ],
    [
      'a value',
      '<script type="speculationrules">{"a":"<b inert>"}</script>',
      'html.elements.script.type.speculationrules',
    ],
  ])('%s of a page', (_what, page, feature) => {
    expect(unsupportedFeatures(htmlFeatures(page))).toContain(feature);
  });

  it('what a source file uses', () => {
    const used = unsupportedFeatures(
      sourceFeatures((path) => path === 'tests/rules/browsers/newer-than-supported.ts'),
    );
    expect(used).toEqual([
      'api.Document.prerenderingchange_event',
      'api.HTMLDialogElement.requestClose',
      'api.URL.parse_static',
      'css.properties.text-wrap',
      'javascript.builtins.Promise.withResolvers',
      'javascript.builtins.Set.union',
    ]);
  });

  it.each([
    ['a static method', 'a=Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    [
      'a method that only one object has',
      'a.symmetricDifference(b)',
      'javascript.builtins.Set.symmetricDifference',
    ],
    ['a constructor', 'new CloseWatcher', 'api.CloseWatcher'],
    ['a member of the document', 'document.startViewTransition(a)', 'api.Document.startViewTransition'],
    ['a function', 'requestIdleCallback(a)', 'api.Window.requestIdleCallback'],
  ])('%s in a script', (_what, code, feature) => {
    expect(unsupportedFeatures(scriptFeatures(code))).toContain(feature);
  });

  it('nothing in what all promised browsers have', () => {
    expect(featureAt('css.selectors.has')).toBeDefined();
    expect(
      unsupportedFeatures(
        cssFeatures('@media (width >= 1px) { .a:has(.b) { inset: 0; color: oklch(0 0 0) } }'),
      ),
    ).toEqual([]);
    expect(
      unsupportedFeatures(htmlFeatures('<dialog open><details><summary>a</summary></details></dialog>')),
    ).toEqual([]);
    expect(unsupportedFeatures(scriptFeatures('[].toSorted().at(0); structuredClone({}); new Map'))).toEqual(
      [],
    );
  });
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
