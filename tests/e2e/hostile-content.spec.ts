import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULE_PAGES } from '../fixtures/site-pages.ts';
import { startSite } from '../fixtures/site.ts';
import { open } from './steps.ts';
import { expect, test } from './test.ts';

const MARKUP = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';

test('markup in every text of the content and of a translation is shown as text', async ({ page }) => {
  const site = await startSite({}, (folder) => {
    for (const name of readdirSync(folder)) if (name.endsWith('.json')) rewrite(join(folder, name), inJson);
    rewrite(join(folder, 'languages/de.po'), inPo);
    for (const kind of ['articles', 'legal']) {
      for (const name of readdirSync(join(folder, kind))) {
        if (name.endsWith('.md'))
          rewrite(join(folder, kind, name), (text) => `${text}\n\n${MARKUP}\n\nAnd ${MARKUP}\n`);
      }
    }
  });
  let shown = 0;
  for (const [place, path] of MODULE_PAGES.entries()) {
    await open(page, `${site.url}${place % 2 ? '/de' : ''}${path}`);
    const found = await page.evaluate(
      (markup) => ({
        isAttacked: 'attacked' in window,
        elements: document.querySelectorAll('[onerror], [src="x"]').length,
        isShown: document.body.innerText.includes(markup),
      }),
      MARKUP,
    );
    expect([path, found.isAttacked, found.elements]).toEqual([path, false, 0]);
    if (found.isShown) shown += 1;
  }
  // Otherwise the files would have been refused, and nothing tried.
  expect(shown).toBeGreaterThan(MODULE_PAGES.length / 2);
  await page.goto('about:blank');
  await site.stop();
});

function rewrite(file: string, change: (text: string) => string) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Sentences only: addresses, names of icons and the like would be refused. */
function inJson(text: string): string {
  return JSON.stringify(
    JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'string' && /\w \w+ \w/.test(value) ? `${value} ${MARKUP}` : value,
    ),
  );
}

/** The translation of a phrase that every page shows. */
function inPo(text: string): string {
  return text.replace('msgid "Pricing"\nmsgstr "', (start) => start + MARKUP.replaceAll('"', '\\"'));
}
