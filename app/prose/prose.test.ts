import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pageServices } from '../../tests/fixtures/page-context.ts';
import { renderPage } from '../../tests/fixtures/rendered-page.ts';

/** The text of an article as the server renders it. */
async function article(markdown: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'article-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content', folder, { recursive: true });
  writeFileSync(join(folder, 'articles/one.md'), `---\ntitle: One\npublished: 2025-01-01\n---\n${markdown}`);
  const { status, document } = await renderPage('/intel/one', { services: pageServices(folder) });
  expect(status).toBe(200);
  return document.querySelector('.prose section')?.innerHTML ?? '';
}

test.each([
  ['The office\\\nBoca Raton', 'The office<br>Boca Raton'],
  ['3. Three\n4. Four', '<ol start="3"><li>Three</li><li>Four</li></ol>'],
  ['> Quoted', '<blockquote><p>Quoted</p></blockquote>'],
  ['```\nnpm  start\n```', '<pre translate="no"><code>npm  start</code></pre>'],
  ['~~Old~~', '<del>Old</del>'],
])('%j becomes %s', async (markdown, html) => {
  expect(await article(markdown)).toContain(html);
});

test('a footnote and its mark lead to each other', async () => {
  const html = await article('Words[^a].\n\n[^a]: Note');
  expect(html).toContain('Words<sup><a href="#note:1" id="mark:1">1</a></sup>.');
  expect(html).toContain('<div id="note:1"><dt><a href="#mark:1">1</a></dt><dd>Note</dd></div>');
});

test.each(['constructor', '__proto__', 'hasOwnProperty', 'toString'])(
  'the drawing %s does not exist, and costs the page nothing else',
  async (name) => {
    const html = await article(`\`\`\`figure ${name}\nA caption\n\`\`\`\n\nWords`);
    expect(html).toContain('<p>Words</p>');
    expect(html).not.toContain('caption');
  },
);

test('an entry of the contents is one link, without links and marks of its heading', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'legal-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content', folder, { recursive: true });
  const text = '---\ntitle: One\n---\n## 1. A [page](/contact)[^a]\n\nWords\n\n[^a]: Note';
  writeFileSync(join(folder, 'legal/compliance.md'), text);
  const { document } = await renderPage('/compliance', { services: pageServices(folder) });
  expect(document.querySelector('.toc li')?.innerHTML).toBe(
    '<a href="#a-page"><span class="number">1. </span>A page</a>',
  );
});
