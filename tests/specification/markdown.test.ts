import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '../../rendering/server/render-page.tsx';
import { pageServices } from '../fixtures/page-context.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The HTML of an article with this text. */
async function htmlOf(text: string): Promise<string> {
  writeFileSync(
    join(folder, 'articles/written-article.md'),
    `---\ntitle: Written\ntags: [AI, Data]\n---\n${text}\n`,
  );
  const request = {
    path: '/intel/written-article',
    language: 'en',
    hasLanguagePrefix: false,
    search: '',
  } as const;
  const { status, html } = await renderPage(request, pageServices(folder));
  expect(status).toBe(200);
  return html;
}

test.each([
  ['a hard break', 'The office  \nBoca Raton', 'The office<br/>Boca Raton'],
  ['a list that goes on', '3. Three\n4. Four', '<ol start="3"><li>Three</li>'],
  ['a quotation', '> Quoted', '<blockquote><p>Quoted</p></blockquote>'],
  ['struck text', '~~old~~', '<del>old</del>'],
  ['a link that stands elsewhere', '[Here][1]\n\n[1]: /contact', '<a href="/contact">Here</a>'],
  ['the number of a note', 'Text[^a]\n\n[^a]: Why', '<sup><a href="#note-1" role="doc-noteref">1</a></sup>'],
  ['a note', 'Text[^a]\n\n[^a]: Why', '<li id="note-1">Why</li>'],
  ['the words of a picture', '![A chart](/a.png)', '<p>A chart</p>'],
])('an article shows %s', async (_, text, html) => {
  expect(await htmlOf(text)).toContain(html);
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'an article that names the drawing %s has its caption, and no drawing',
  async (name) => {
    expect(await htmlOf(`\`\`\`figure ${name}\nThe caption.\n\`\`\``)).toContain(
      '<figure class="plot"><figcaption>The caption.</figcaption></figure>',
    );
  },
);

test('an article shows no comment and no HTML', async () => {
  const html = await htmlOf('One <!-- counsel has not cleared this --> <u>two</u>\n\n<!-- nor this -->');
  expect(html).not.toContain('cleared');
  expect(html).not.toContain('nor this');
  expect(html).not.toContain('&lt;');
  expect(html).toContain('two');
});

test('tags are a list of YAML or have commas between them', async () => {
  expect(await htmlOf('Text')).toContain('"keywords":"AI, Data"');
});
