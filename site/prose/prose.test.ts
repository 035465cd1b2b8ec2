import { expect, test } from 'vitest';
import { renderPage } from '../../tests/fixtures/site/rendered-page.ts';

const DRAWINGS = ['constructor', '__proto__', 'hasOwnProperty', 'toString'];

const WRITTEN: [markdown: string, html: string][] = [
  ['The office\\\nBoca Raton', 'The office<br>Boca Raton'],
  ['1. One', '<ol><li>One</li></ol>'],
  ['Words', '<p>Words</p>'],
  ['3. Three\n4. Four', '<ol start="3"><li>Three</li><li>Four</li></ol>'],
  ['> Quoted', '<blockquote><p>Quoted</p></blockquote>'],
  ['```\nnpm  start\n```', '<pre translate="no"><code>npm  start</code></pre>'],
  ['~~Old~~ ~5 to ~6 days', '<p><del>Old</del> ~5 to ~6 days</p>'],
  // Each heading has its own id, without its number.
  ['## 1. Who we are', '<h2 id="who-we-are"><span class="number">1. </span>Who we are</h2>'],
  ['### Age', '<h3 id="age">Age</h3>'],
  ['## 2. Age', '<h2 id="age-2"><span class="number">2. </span>Age</h2>'],
  ['- **Bold** and `code`', '<li><strong>Bold</strong> and <code translate="no">code</code></li>'],
  // A reference is not broken before its number, but a link that may be longer than a line is.
  ['- See [section 5](#age)', '<a class="run" href="#age">section 5</a>'],
  [
    '- See [the ages of those who may write to us](#age)',
    '<a href="#age">the ages of those who may write to us</a>',
  ],
  ['- [a page](/contact)', '<li><a href="/contact">a page</a></li>'],
  [
    'Words\n\n| Data | Years | Why |\n| --- | ---: | --- |\n| Logs | 7 | So |',
    ' role="group" tabindex="0" aria-labelledby="age-2"><table><thead><tr><th scope="col">Data</th><th scope="col" class="num">Years</th>',
  ],
  ['', '<th scope="row">Logs</th><td class="num" data-label="Years"><span>7</span></td>'],
  ['## The office<br>Boca Raton', '<h2 id="the-office-boca-raton">The office<br>Boca Raton</h2>'],
  ['The<BR/>office  \nof', '<p>The<br>office<br>of</p>'],
  // Footnotes have the order of their marks, and each leads to the first of them.
  [
    'Noted[^b] and[^a], again[^b].\n\n[^a]: Ay\n[^b]: Bee[^c]\n[^c]: Sea',
    '<p>Noted<sup><a href="#note:1" id="mark:1">1</a></sup> and<sup><a href="#note:2" id="mark:2">2</a></sup>, again<sup><a href="#note:1">1</a></sup>.</p>',
  ],
  [
    '',
    '<dt><a href="#mark:1">1</a></dt><dd>Bee<sup><a href="#note:3" id="mark:3">3</a></sup></dd></div><div id="note:2">',
  ],
];

test('an article shows its Markdown, and a missing drawing affects nothing else', async () => {
  const drawings = DRAWINGS.map((name) => `\`\`\`figure ${name}\nA caption\n\`\`\``);
  const markdown = [...drawings, ...WRITTEN.map(([written]) => written)].join('\n\n');
  const article = `---\ntitle: One\npublished: 2025-01-01\n---\n${markdown}`;
  const { status, document } = await renderPage('/intel/one', { files: { 'articles/one.md': article } });
  expect(status).toBe(200);
  const html = document.querySelector('.prose')?.innerHTML ?? '';
  for (const [, expected] of WRITTEN) expect(html).toContain(expected);
  expect(html).not.toContain('caption');
});

test('an entry of the contents is one link, without links and marks of its heading', async () => {
  const text = '---\ntitle: One\n---\n## 1. A [page](/contact)[^a]\n\nWords\n\n[^a]: Note';
  const { document } = await renderPage('/compliance', { files: { 'legal/compliance.md': text } });
  expect(document.querySelector('.toc li')?.innerHTML).toBe(
    '<a href="#a-page"><span class="number">1. </span>A page</a>',
  );
});
