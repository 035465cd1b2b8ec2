import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageServices } from '../../tests/fixtures/page-context.ts';
import { renderPage } from '../../tests/fixtures/rendered-page.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

/** A copy of the shipped content with another text. */
function contentWith(name: string, text: string): string {
  const folder = temporaryFolder();
  cpSync('content', folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  return folder;
}

const DRAWINGS = ['constructor', '__proto__', 'hasOwnProperty', 'toString'];

const WRITTEN: [markdown: string, html: string][] = [
  ['The office\\\nBoca Raton', 'The office<br>Boca Raton'],
  ['1. One', '<ol><li>One</li></ol>'],
  ['Words', '<p>Words</p>'],
  ['3. Three\n4. Four', '<ol start="3"><li>Three</li><li>Four</li></ol>'],
  ['> Quoted', '<blockquote><p>Quoted</p></blockquote>'],
  ['```\nnpm  start\n```', '<pre translate="no"><code>npm  start</code></pre>'],
  ['~~Old~~ ~5 to ~6 days', '<p><del>Old</del> ~5 to ~6 days</p>'],
  // A footnote and its mark lead to each other.
  ['Noted[^a].\n\n[^a]: Note', 'Noted<sup><a href="#note:1" id="mark:1">1</a></sup>.'],
  ['', '<div id="note:1"><dt><a href="#mark:1">1</a></dt><dd>Note</dd></div>'],
];

test('an article is what its Markdown says; a drawing that does not exist costs nothing else', async () => {
  const drawings = DRAWINGS.map((name) => `\`\`\`figure ${name}\nA caption\n\`\`\``);
  const markdown = [...drawings, ...WRITTEN.map(([written]) => written)].join('\n\n');
  const folder = contentWith('articles/one.md', `---\ntitle: One\npublished: 2025-01-01\n---\n${markdown}`);
  const { status, document } = await renderPage('/intel/one', { services: pageServices(folder) });
  expect(status).toBe(200);
  const html = document.querySelector('.prose section')?.innerHTML ?? '';
  for (const [, expected] of WRITTEN) expect(html).toContain(expected);
  expect(html).not.toContain('caption');
});

test('an entry of the contents is one link, without links and marks of its heading', async () => {
  const text = '---\ntitle: One\n---\n## 1. A [page](/contact)[^a]\n\nWords\n\n[^a]: Note';
  const services = pageServices(contentWith('legal/compliance.md', text));
  const { document } = await renderPage('/compliance', { services });
  expect(document.querySelector('.toc li')?.innerHTML).toBe(
    '<a href="#a-page"><span class="number">1. </span>A page</a>',
  );
});
