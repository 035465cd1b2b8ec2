import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ContentReport } from './live-files.server.ts';
import { wordsOf } from './document-tree.ts';
import { ContentFolder } from './content-folder.server.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

let directory: string;
let reports: ContentReport[];
let folder: ContentFolder;

beforeEach(async () => {
  directory = temporaryFolder();
  await mkdir(join(directory, 'legal'));
  // The text is checked against its plans.
  await writeFile(join(directory, 'pricing.json'), '{"plans":[{"id":"startup","price":499}]}');
  reports = [];
  folder = new ContentFolder(directory, (report) => reports.push(report));
});

/** Writes a drawing of articles. */
async function drawing(name: string, json: string) {
  await mkdir(join(directory, 'articles/figures'), { recursive: true });
  const write = (text: string) => writeFile(join(directory, `articles/figures/${name}.json`), text);
  await write(json);
  return write;
}

const HEAD = '---\ntitle: Compliance\n---\n';
const write = (text: string) => writeFile(join(directory, 'legal/compliance.md'), text);
const read = () => folder.readDocument('legal', 'compliance');

/** The elements of a document with this text. */
async function nodesOf(markdown: string) {
  await write(HEAD + markdown);
  return (await read())?.nodes;
}

const paragraph = (words: string) => ({ type: 'paragraph', children: [{ type: 'text', value: words }] });

describe('the front matter', () => {
  test('is YAML in any form that is valid, also with a byte-order mark and the line ends of Windows', async () => {
    const lines = [
      'title: 2.0',
      'description: "One: two" # a comment',
      'updated: 2026-11-21',
      'summary_1: >',
      '  One',
      '  text',
      'summary_2: "It\u2019s \\"one\\""',
    ];
    await write(['\uFEFF---', ...lines, '---', 'Text'].join('\r\n'));
    expect(await read()).toEqual({
      metadata: {
        title: '2.0',
        description: 'One: two',
        updated: '2026-11-21',
        summary_1: 'One text',
        summary_2: 'It\u2019s "one"',
      },
      nodes: [paragraph('Text')],
    });
    expect(reports).toEqual([]);
  });

  test('wrong values and an unknown field are named and ignored, whatever was there before', async () => {
    await write('---\nupdated: 2026-11-21\ntitle: One\n---\n');
    await read();
    await write('---\nupdated: yesterday\nwriter: Someone\ntitle: Compliance\ndescription: [a, b]\n---\n');
    expect((await read())?.metadata).toEqual({
      title: 'Compliance',
      description: '',
      updated: '',
      summary_1: '',
      summary_2: '',
    });
    const file = { file: 'legal/compliance.md', kind: 'field' };
    expect(reports).toEqual(
      expect.arrayContaining([
        { ...file, at: '2:1', path: 'updated', found: '"yesterday"', expected: 'a date such as 2025-09-01' },
        expect.objectContaining({ ...file, at: '3:1', path: 'writer' }),
        { ...file, at: '5:1', path: 'description', found: 'a list', expected: 'a text' },
      ]),
    );
    expect(await folder.faults()).toContainEqual(
      expect.stringMatching(/compliance\.md:2:1 updated: found "yesterday", expected a date/),
    );
  });

  test.each(['Insights, R&D', '[Insights, R&D]', '\n  - Insights\n  - "R&D" # a comment'])(
    'the tags %j are two tags',
    async (tags) => {
      await mkdir(join(directory, 'articles'));
      await writeFile(
        join(directory, 'articles/one.md'),
        `---\ntitle: One\npublished: 2025-01-01\ntags: ${tags}\n---\nText`,
      );
      expect((await folder.readDocument('articles', 'one'))?.metadata.tags).toEqual(['Insights', 'R&D']);
      expect(reports).toEqual([]);
    },
  );

  test.each([
    [
      'a text without its closing quote',
      'title: Bad\ndescription: "One\n---',
      '3:1',
      'Missing closing "quote',
    ],
    ['a text that needs quotes', 'title: Bad\ndescription: One: two\n---', '3:14', 'double quotes'],
    ['a text that begins with a brace', 'title: Bad\nauthor: {brand} Team\n---', '3:17', 'double quotes'],
    ['a line that is no field', 'title: Bad\ndescription\n---', '3:1', ''],
    ['a name that is there twice', 'title: Bad\ntitle: Two\n---', '3:1', 'unique'],
    ['more lists than anyone writes', `title: Bad\ndescription: ${'['.repeat(20_000)}\n---`, '', ''],
    ['a misspelled name', 'titel: Bad\n---', '2:1', 'the front matter has no title; what is "titel"?'],
    ['front matter without its end', 'title: Bad', '1:1', 'the front matter has no end'],
  ])('%s is a fault with its place, and the document stays as it was', async (_, lines, at, reason) => {
    await write(`${HEAD}Good`);
    await read();
    await write(`---\n${lines}\nBad`);
    expect((await read())?.nodes).toEqual([paragraph('Good')]);
    const fault = (await folder.faults()).find((one) => one.includes(`compliance.md:${at}`));
    expect(fault).toContain(reason);
  });
});

describe('the text', () => {
  test('a fenced figure has its name and caption', async () => {
    const drawn = await drawing(
      'two-lines',
      '{ "parts": [{ "kind": "plot", "marks": [{ "line": "M0 1H9" }] }] }',
    );
    expect(await nodesOf('```figure two-lines\nHalf-width.\n```')).toMatchObject([
      { type: 'figure', caption: 'Half-width.', drawing: { parts: [{ marks: [{ line: 'M0 1H9' }] }] } },
    ]);
    await drawn('{ "parts": [{ "kind": "plot", "marks": [{ "line": "M0 2H9" }] }] }');
    expect(await read()).toMatchObject({
      nodes: [{ drawing: { parts: [{ marks: [{ line: 'M0 2H9' }] }] } }],
    });
  });

  test.each([
    [
      '{ "parts": [{ "kind": "plot", "marks": [{ "line": "M0 1H9 url(https://x.example)" }] }] }',
      /two-lines\.json:1:\d+ parts\[0\]\.marks\[0\]\.line: found .*, expected a path of straight lines/,
    ],
    [
      '{ "parts": [{ "kind": "script" }] }',
      /two-lines\.json:1:\d+ parts\[0\]\.kind: found "script", expected/,
    ],
    ['{ "parts": [ }', /two-lines\.json:1:\d+ is not valid JSON/],
  ])('what is wrong in a drawing is named, and not shown: %s', async (json, line) => {
    await drawing('two-lines', json);
    await nodesOf('```figure two-lines\nHalf-width.\n```');
    expect(await folder.faults()).toContainEqual(expect.stringMatching(line));
    expect(JSON.stringify(await read())).not.toMatch(/"script"|https/);
  });

  test('a list of tasks has no boxes, and is named', async () => {
    expect(await nodesOf('- [ ] One\n- [x] Two')).toMatchObject([
      { type: 'list', items: [[paragraph('One')], [paragraph('Two')]] },
    ]);
    expect(reports).toContainEqual(expect.objectContaining({ found: 'a checkbox' }));
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//other.example'])(
    'the link %s is removed; its text stays',
    async (href) => {
      expect(await nodesOf(`[words](${href})`)).toEqual([paragraph('words')]);
      expect(reports).toContainEqual(expect.objectContaining({ path: 'line 4', found: 'link' }));
    },
  );

  test.each([
    ['[words](/Contact/?a=b#c)', '/contact?a=b#c'],
    ['[words][one]\n\n[one]: https://other.example', 'https://other.example'],
    ['[one][]\n\n[one]: mailto:a@b.example', 'mailto:a@b.example'],
    ['> [one]\n\n- a\n\n  [One]: #here\n', '#here'],
  ])('%j links to %s', async (markdown, href) => {
    expect(JSON.stringify(await nodesOf(markdown))).toContain(JSON.stringify(href));
    expect(reports).toEqual([]);
  });

  test('a comment is not shown, and no fault', async () => {
    const source = '<!-- counsel has not cleared {this} -->\n\nOne<!-- two -->\n\n- <!-- three\n  lines -->';
    expect(await nodesOf(source)).toEqual([paragraph('One'), { type: 'list', ordered: false, items: [[]] }]);
    expect(reports).toEqual([]);
  });

  test.each([
    ['HTML', '<div>Words</div>', 'HTML', undefined],
    ['HTML after a comment', '<!-- a --> Words', 'HTML', undefined],
    ['a rule', '***', 'a line across the page (***)', undefined],
    ['a tag', 'One <b>word</b>', 'HTML', 'One word'],
    ['a picture', '![A picture](/a.png)', 'a picture', 'A picture'],
    ['a picture by reference', '![A picture][a]\n\n[a]: /a.png', 'a picture', 'A picture'],
    ['a reference to nothing', 'See [the rule][1]', '"[the rule][1]"', 'See the rule'],
    ['a mark without its note', 'Words[^1]', '"[^1]"', 'Words'],
    ['a note without its mark', 'Words\n\n[^1]: Note', 'a footnote', 'Words'],
    [
      'a drawing that does not exist',
      '```figure constructor\nA caption\n```',
      'figure "constructor"',
      undefined,
    ],
    ['a drawing without a name', '```figure\nA caption\n```', 'figure ""', undefined],
  ])('%s is named, and its source is not shown', async (_, markdown, found, shown) => {
    const words = (await nodesOf(markdown))?.map((node) =>
      node.type === 'paragraph' ? wordsOf(node.children) : node.type,
    );
    expect(words).toEqual(shown === undefined ? [] : [shown]);
    expect(reports).toContainEqual(expect.objectContaining({ found }));
  });

  test.each(['<!-- a\n\nWords', 'Words <!-- a\n\nWords', '> ```\n> Words', '- <!-- a'])(
    '%j has no end, so the document stays as it was',
    async (markdown) => {
      await nodesOf('Good');
      expect(await nodesOf(markdown)).toEqual([paragraph('Good')]);
      expect(reports).toMatchObject([{ reason: expect.stringContaining(':4:1 the block that begins here') }]);
    },
  );

  test('elements that are nested beyond all measure are left out and named', async () => {
    for (const piece of ['> ', '- ']) {
      expect(await nodesOf(`Words\n\n${piece.repeat(500)}x`)).toHaveLength(2);
      expect(reports.at(-1)).toMatchObject({ expected: 'at most 32 elements within each other' });
    }
  });
});

describe('the folder', () => {
  test('an edit shows on the next read and changes the version; without one both stay', async () => {
    await write(`${HEAD}One`);
    const [first, version] = [await read(), folder.version()];
    expect(await read()).toBe(first);
    expect(folder.version()).toBe(version);
    await write(`${HEAD}Another`);
    expect((await read())?.nodes).toEqual([paragraph('Another')]);
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
        await writeFile(article(slug), '---\ntitle: Article\npublished: 2025-01-01\n---\nText');
    });

    test.each(['', 'drat: true', 'publish: 2025-01-01', 'published: 2025-01-01\nDraft: true'])(
      'holds one back whose front matter says %j',
      async (line) => {
        await writeFile(article('second'), `---\ntitle: Article\n${line}\n---\nText`);
        expect(await slugs()).toEqual(['first']);
      },
    );

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
      expect((await folder.faults()).join('\n')).toContain('first.md:1:1 there is no front matter');
    });
  });
});
