import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContentReport } from './parse-with-defaults.ts';
import { ContentFolder } from './content-folder.server.ts';

let directory: string;
let reports: ContentReport[];
let folder: ContentFolder;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forthright-documents-'));
  await mkdir(join(directory, 'legal'));
  reports = [];
  folder = new ContentFolder(directory, (report) => reports.push(report));
  return () => rm(directory, { recursive: true });
});

const write = (text: string) => writeFile(join(directory, 'legal/compliance.md'), text);
const read = () => folder.readDocument('legal', 'compliance');

/** The blocks of a text without a head. */
async function blocksOf(markdown: string) {
  await write(markdown);
  return (await read())?.blocks;
}

const text = (words: string) => ({ kind: 'text', text: words });
const paragraph = (words: string) => ({ kind: 'paragraph', children: [text(words)] });

describe('the head', () => {
  test('its lines are the facts, in quotes or not, with colons in the value', async () => {
    await write('---\ntitle: "Two parts: one title"\ndescription: One: two\nupdated: 2026-11-21\n---\nText');
    expect(await read()).toEqual({
      facts: { title: 'Two parts: one title', description: 'One: two', updated: '2026-11-21' },
      blocks: [paragraph('Text')],
    });
  });

  test('is understood with a byte-order mark and the line ends of Windows', async () => {
    await write('\uFEFF---\r\ntitle: Compliance\r\n---\r\nText');
    expect((await read())?.facts.title).toBe('Compliance');
    expect(reports).toEqual([]);
  });

  test('a wrong date and an unknown line are reported and count as missing; the title is the page’s own then', async () => {
    await write('---\nupdated: yesterday\ntitel: Something\n---\n');
    expect((await read())?.facts).toMatchObject({ title: 'Compliance', updated: '' });
    expect(reports).toContainEqual({
      file: 'legal/compliance.md',
      kind: 'field',
      path: 'updated',
      found: '"yesterday"',
      expected: 'a date such as 2025-09-01',
    });
    expect(reports).toContainEqual(expect.objectContaining({ path: 'titel' }));
  });
});

test('a badge that the site does not know is reported and left out', async () => {
  await mkdir(join(directory, 'articles'));
  await writeFile(join(directory, 'articles/ai-intelligence-article.md'), '---\ncategory: Insights\n---\n');
  const article = await folder.readDocument('articles', 'ai-intelligence-article');
  expect(article?.facts.category).toBe('');
  expect(reports).toContainEqual(
    expect.objectContaining({ path: 'category', expected: 'Featured, Technology or Analytics' }),
  );
});

describe('the text', () => {
  test('headings get ids without their numbers, and no id twice', async () => {
    expect(await blocksOf('## 1. Who we are\n\n### Age\n\n## 2. Age')).toEqual([
      { kind: 'heading', level: 2, id: 'who-we-are', children: [text('1. Who we are')] },
      { kind: 'heading', level: 3, id: 'age', children: [text('Age')] },
      { kind: 'heading', level: 2, id: 'age-2', children: [text('2. Age')] },
    ]);
  });

  test('lists, bold words, code and links keep their meaning', async () => {
    expect(await blocksOf('1. **Bold** and `code`\n2. [a page](/contact)')).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [
          [
            {
              kind: 'paragraph',
              children: [
                { kind: 'strong', children: [text('Bold')] },
                text(' and '),
                { kind: 'code', text: 'code' },
              ],
            },
          ],
          [{ kind: 'paragraph', children: [{ kind: 'link', href: '/contact', children: [text('a page')] }] }],
        ],
      },
    ]);
  });

  test('a table knows its columns of figures and the heading above it', async () => {
    expect((await blocksOf('## Kept\n\n| Data | Years |\n| --- | ---: |\n| Logs | 7 |'))?.[1]).toEqual({
      kind: 'table',
      under: 'kept',
      numeric: [false, true],
      head: [[text('Data')], [text('Years')]],
      rows: [[[text('Logs')], [text('7')]]],
    });
  });

  test('a fenced figure is a drawing with its caption', async () => {
    expect(await blocksOf('```figure margin-of-error\nHalf-width.\n```')).toEqual([
      { kind: 'figure', name: 'margin-of-error', caption: 'Half-width.' },
    ]);
  });

  test('placeholders come through as they stand', async () => {
    expect(await blocksOf('Write to {email}.')).toEqual([paragraph('Write to {email}.')]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//other.example'])(
    'the link %s leads nowhere; its words stay',
    async (href) => {
      expect(await blocksOf(`[words](${href})`)).toEqual([paragraph('words')]);
      expect(reports).toContainEqual(expect.objectContaining({ path: 'line 1', found: 'link' }));
    },
  );

  test('HTML is shown as text and reported with the line of the file', async () => {
    await write('---\ntitle: Compliance\n---\n\n<script>alert(1)</script>');
    expect((await read())?.blocks).toEqual([paragraph('<script>alert(1)</script>')]);
    expect(reports).toContainEqual(expect.objectContaining({ path: 'line 5', found: 'html' }));
  });
});

describe('the folder', () => {
  test('an edit shows at the next reading and changes the version; otherwise both stay', async () => {
    await write('One');
    const [first, version] = [await read(), folder.version()];
    expect(await read()).toBe(first);
    expect(folder.version()).toBe(version);
    await write('Another');
    expect((await read())?.blocks).toEqual([paragraph('Another')]);
    expect(folder.version()).not.toBe(version);
  });

  test('a missing file is reported once, and found again when it is back', async () => {
    expect(await read()).toBeUndefined();
    expect(await read()).toBeUndefined();
    expect(reports).toMatchObject([{ file: 'legal/compliance.md', kind: 'unreadable' }]);
    await write('Back');
    expect(await read()).toBeDefined();
  });
});
