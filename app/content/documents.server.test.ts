import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContentReport } from './parse-with-defaults.server.ts';
import { ContentFolder } from './content-folder.server.ts';

let directory: string;
let reports: ContentReport[];
let folder: ContentFolder;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forthright-documents-'));
  await mkdir(join(directory, 'legal'));
  // The text is checked against its plans.
  await writeFile(join(directory, 'pricing.json'), '{"plans":[{"id":"startup","price":499}]}');
  reports = [];
  folder = new ContentFolder(directory, (report) => reports.push(report));
  return () => rm(directory, { recursive: true });
});

const HEAD = '---\ntitle: Compliance\n---\n';
const write = (text: string) => writeFile(join(directory, 'legal/compliance.md'), text);
const read = () => folder.readDocument('legal', 'compliance');

/** The blocks of a document with this text. */
async function blocksOf(markdown: string) {
  await write(HEAD + markdown);
  return (await read())?.blocks;
}

const text = (words: string) => ({ kind: 'text', text: words });
const paragraph = (words: string) => ({ kind: 'paragraph', children: [text(words)] });

describe('the front matter', () => {
  test('is YAML: quoted and folded texts, comments', async () => {
    await write(
      '---\ntitle: "Two parts: one title"\ndescription: >\n  One,\n  two\n# a note\nupdated: 2026-11-21\n---\nText',
    );
    expect(await read()).toEqual({
      metadata: {
        title: 'Two parts: one title',
        description: 'One, two\n',
        updated: '2026-11-21',
        summary_1: '',
        summary_2: '',
      },
      blocks: [paragraph('Text')],
    });
  });

  test('is understood with a byte-order mark and the line ends of Windows', async () => {
    await write('\uFEFF---\r\ntitle: Compliance\r\n---\r\nText');
    expect((await read())?.metadata.title).toBe('Compliance');
    expect(reports).toEqual([]);
  });

  test('a wrong date and an unknown field are reported and ignored', async () => {
    await write('---\nupdated: yesterday\nwriter: Someone\ntitle: Compliance\n---\n');
    expect((await read())?.metadata).toMatchObject({ title: 'Compliance', updated: '' });
    expect(reports).toContainEqual({
      file: 'legal/compliance.md',
      kind: 'field',
      at: '2:1',
      path: 'updated',
      found: '"yesterday"',
      expected: 'a date such as 2025-09-01',
    });
    expect(reports).toContainEqual(expect.objectContaining({ path: 'writer', at: '3:1' }));
  });
});

describe('the text', () => {
  test('headings get unique ids, without their numbers', async () => {
    expect(await blocksOf('## 1. Who we are\n\n### Age\n\n## 2. Age')).toEqual([
      { kind: 'heading', level: 2, id: 'who-we-are', children: [text('1. Who we are')] },
      { kind: 'heading', level: 3, id: 'age', children: [text('Age')] },
      { kind: 'heading', level: 2, id: 'age-2', children: [text('2. Age')] },
    ]);
  });

  test('lists, bold text, code and links are parsed', async () => {
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

  test('a table has its numeric columns and the heading above it', async () => {
    expect((await blocksOf('## Kept\n\n| Data | Years |\n| --- | ---: |\n| Logs | 7 |'))?.[1]).toEqual({
      kind: 'table',
      under: 'kept',
      numeric: [false, true],
      head: [[text('Data')], [text('Years')]],
      rows: [[[text('Logs')], [text('7')]]],
    });
  });

  test('a fenced figure has its name and caption', async () => {
    expect(await blocksOf('```figure margin-of-error\nHalf-width.\n```')).toEqual([
      { kind: 'figure', name: 'margin-of-error', caption: 'Half-width.' },
    ]);
  });

  test('a hard break keeps words apart, and a list goes on with its number', async () => {
    expect(await blocksOf('The office  \nBoca Raton\\\nFlorida\n\n3. Three\n4. Four')).toEqual([
      {
        kind: 'paragraph',
        children: [
          text('The office'),
          { kind: 'break' },
          text('Boca Raton'),
          { kind: 'break' },
          text('Florida'),
        ],
      },
      { kind: 'list', ordered: true, start: 3, items: [[paragraph('Three')], [paragraph('Four')]] },
    ]);
    expect(reports).toEqual([]);
  });

  test('links that stand elsewhere, quotations, struck text and notes are parsed', async () => {
    const markdown = '[Here][1] is ~~old~~ text.[^a]\n\n> Quoted\n\n[1]: /contact\n\n[^a]: A note';
    expect(await blocksOf(markdown)).toEqual([
      {
        kind: 'paragraph',
        children: [
          { kind: 'link', href: '/contact', children: [text('Here')] },
          text(' is '),
          { kind: 'delete', children: [text('old')] },
          text(' text.'),
          { kind: 'note', number: 1 },
        ],
      },
      { kind: 'quote', children: [paragraph('Quoted')] },
      { kind: 'notes', items: [[paragraph('A note')]] },
    ]);
    expect(reports).toEqual([]);
  });

  test('placeholders stay as they are', async () => {
    expect(await blocksOf('Write to {email}.')).toEqual([paragraph('Write to {email}.')]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//other.example'])(
    'the link %s is removed; its text stays',
    async (href) => {
      expect(await blocksOf(`[words](${href})`)).toEqual([paragraph('words')]);
      expect(reports).toContainEqual(expect.objectContaining({ path: 'line 4', found: 'link' }));
    },
  );

  test('HTML is not shown, but reported with the line of the file; comments are for editors', async () => {
    await write(
      '---\ntitle: Compliance\n---\n\n<script>alert(1)</script>\n\n<!-- not\ncleared -->\n\nA <!-- b -->text',
    );
    expect((await read())?.blocks).toEqual([{ kind: 'paragraph', children: [text('A '), text('text')] }]);
    expect(reports).toHaveLength(1);
    expect(reports).toContainEqual(expect.objectContaining({ path: 'line 5', found: 'html' }));
  });
});

describe('what is wrong is named:', () => {
  const faults = async () => (await folder.faults()).filter((fault) => fault.includes('compliance.md'));

  test('a field of the front matter, which is ignored', async () => {
    await write('---\ntitle: One\nupdated: 2026-11-21\n---\nText');
    await read();
    await write('---\ntitle: Two\nupdated: yesterday\nsummary_1: "{nothing}"\n---\nText');
    expect((await read())?.metadata).toMatchObject({ title: 'Two', updated: '', summary_1: '' });
    expect(await faults()).toEqual([
      expect.stringMatching(/compliance\.md:3:1 updated: found "yesterday", expected a date/),
      expect.stringMatching(/compliance\.md:4:1 summary_1: .* nothing fills \{nothing\}/),
    ]);
  });

  test('a placeholder that nothing fills, and the text stays as it was; code may have any', async () => {
    expect(await blocksOf('Good `{code}`')).toBeDefined();
    expect(await faults()).toEqual([]);
    expect(await blocksOf('One\n\nFor {nothing}')).toEqual([
      { kind: 'paragraph', children: [text('Good '), { kind: 'code', text: '{code}' }] },
    ]);
    expect(await faults()).toEqual([
      expect.stringMatching(/compliance\.md:6:1 the text: .* nothing fills \{nothing\}/),
    ]);
    expect(await blocksOf('From {price.startup}')).toEqual([paragraph('From {price.startup}')]);
  });

  test('a picture, of which the words stay', async () => {
    expect(await blocksOf('Text\n\n![A picture](/a.png)')).toEqual([
      paragraph('Text'),
      paragraph('A picture'),
    ]);
    expect(await faults()).toEqual([expect.stringMatching(/compliance\.md:6:1 line 6: found image/)]);
  });
});

describe('the folder', () => {
  test('an edit shows on the next read and changes the version; without one both stay', async () => {
    await write(`${HEAD}One`);
    const [first, version] = [await read(), folder.version()];
    expect(await read()).toBe(first);
    expect(folder.version()).toBe(version);
    await write(`${HEAD}Another`);
    expect((await read())?.blocks).toEqual([paragraph('Another')]);
    expect(folder.version()).not.toBe(version);
  });

  test('a missing file is reported once, and read when it is back', async () => {
    expect(await read()).toBeUndefined();
    expect(await read()).toBeUndefined();
    expect(reports).toMatchObject([{ file: 'legal/compliance.md', kind: 'unreadable' }]);
    await write(`${HEAD}Back`);
    expect(await read()).toBeDefined();
  });

  describe('of the articles', () => {
    const article = (slug: string) => join(directory, 'articles', `${slug}.md`);
    const slugs = async () => (await folder.articles()).map(({ slug }) => slug);
    beforeEach(async () => {
      await mkdir(join(directory, 'articles'));
      for (const slug of ['first', 'second'])
        await writeFile(article(slug), '---\ntitle: Article\n---\nText');
    });

    test('keeps them when it is gone for a moment, as a fault', async () => {
      expect(await slugs()).toHaveLength(2);
      await rename(join(directory, 'articles'), join(directory, 'off'));
      expect(await slugs()).toHaveLength(2);
      expect((await folder.faults()).join('\n')).toContain('articles cannot be read');
      await rename(join(directory, 'off'), join(directory, 'articles'));
      expect((await folder.faults()).join('\n')).not.toContain('articles');
    });

    test('forgets an article that is deleted', async () => {
      await slugs();
      await rm(article('first'));
      expect(await slugs()).toEqual(['second']);
      await writeFile(article('first'), 'No front matter');
      expect(await slugs()).toEqual(['second']);
    });
  });
});
