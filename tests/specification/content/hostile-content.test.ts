import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageServices } from '../../fixtures/site/page-context.ts';
import { renderPage, textOf } from '../../fixtures/site/rendered-page.ts';
import { MODULE_PAGES } from '../../fixtures/site/site-pages.ts';
import { copyContent } from '../../fixtures/content-folder.ts';

const MARKUP = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';

test('markup in every text of the content and of a translation is shown as text', async () => {
  const folder = copyContent();
  rewrite('*.json', inJson);
  rewrite('languages/de.po', inPo);
  rewrite('{articles,legal}/*.md', (text) => `${text}\n\n${MARKUP}\n\nAnd ${MARKUP}\n`);
  const services = await pageServices(folder);
  const addresses = MODULE_PAGES.map((path, place) => (place % 2 ? `/de${path}` : path));
  const pages = await Promise.all(addresses.map((address) => renderPage(address, { services })));
  for (const { document } of pages) {
    expect(document.querySelectorAll('[onerror], [src="x"]')).toEqual([]);
    const scripts = document.querySelectorAll('script').map(({ rawText }) => rawText.trim());
    expect(scripts).not.toContain('window.attacked=1');
  }
  // Otherwise the files would have been refused and the test would be empty.
  const shown = pages.filter(({ document }) => textOf(document.querySelector('body')).includes(MARKUP));
  expect(shown.length).toBeGreaterThan(MODULE_PAGES.length / 2);

  function rewrite(files: string, change: (text: string) => string) {
    for (const file of globSync(files, { cwd: folder }))
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  }
});

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
