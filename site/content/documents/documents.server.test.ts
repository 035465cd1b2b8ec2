import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SCHEMAS, type Content } from '../../schemas.ts';
import { wordsOf } from './document-tree.ts';
import { lineOf } from '../fault.ts';
import { GONE_MS, readContent } from '../reading/read-content.server.ts';
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts';

let directory: string;
let content: Content | undefined;

beforeEach(async () => {
  directory = temporaryFolder();
  await mkdir(join(directory, 'legal'));
  // The text is checked against its plans.
  await writeFile(join(directory, 'pricing.json'), '{"plans":[{"id":"startup","price":499}]}');
  content = undefined;
});

/** What visitors see after an edit. */
async function readAll(): Promise<Content> {
  content = await readContent(directory, content, { schemas: SCHEMAS, day: '2026-11-29' });
  return content;
}

/** All faults except missing files. */
async function faults(): Promise<string[]> {
  const lines = (await readAll()).faults().map((fault) => lineOf('', fault));
  return lines.filter((line) => !/^[\w-]+(?:\/[\w-]+)?\.\w+: it is missing$/.test(line));
}

/** Writes a drawing of articles. */
async function drawing(name: string, json: string) {
  await mkdir(join(directory, 'articles/figures'), { recursive: true });
  const write = (text: string) => writeFile(join(directory, `articles/figures/${name}.json`), text);
  await write(json);
  return write;
}

const HEAD = '---\ntitle: Compliance\n---\n';
const write = (text: string) => writeFile(join(directory, 'legal/compliance.md'), text);
const read = async () => (await readAll()).legal.get('compliance');

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
    expect(await faults()).toEqual([]);
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
    expect(await faults()).toEqual([
      'legal/compliance.md:2:1 updated: found "yesterday", expected a date such as 2025-09-01',
      expect.stringMatching(/^legal\/compliance\.md:3:1 writer: found "Someone"/),
      'legal/compliance.md:5:1 description: found a list, expected a text',
    ]);
  });

  test.each(['Insights, R&D', '[Insights, R&D]', '\n  - Insights\n  - "R&D" # a comment'])(
    'the tags %j are two tags',
    async (tags) => {
      await mkdir(join(directory, 'articles'));
      await writeFile(
        join(directory, 'articles/one.md'),
        `---\ntitle: One\npublished: 2025-01-01\ntags: ${tags}\n---\nText`,
      );
      expect((await readAll()).articles.get('one')?.metadata.tags).toEqual(['Insights', 'R&D']);
      expect(await faults()).toEqual([]);
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
    ['a name that is there twice', 'title: Bad\ntitle: Two\n---', '3:1', 'this name twice'],
    ['more lists than anyone writes', `title: Bad\ndescription: ${'['.repeat(20_000)}\n---`, '', ''],
    ['a misspelled name', 'titel: Bad\n---', '2:1', 'the front matter has no title; what is "titel"?'],
    ['front matter without its end', 'title: Bad', '1:1', 'the front matter has no end'],
  ])('%s is a fault with its place, and the document stays as it was', async (_, lines, at, reason) => {
    await write(`${HEAD}Good`);
    await read();
    await write(`---\n${lines}\nBad`);
    expect((await read())?.nodes).toEqual([paragraph('Good')]);
    const fault = (await faults()).find((one) => one.includes(`compliance.md:${at}`));
    expect(fault).toContain(reason);
  });
});

describe('the text', () => {
  test('a fenced figure has its name and caption', async () => {
    const drawn = await drawing(
      'two-lines',
      '{ "parts": [{ "kind": "plot", "marks": [{ "line": "M0 1H9" }] }] }',
    );
    expect(await nodesOf('```figure two-lines\nHalf-width.\n```')).toEqual([
      { type: 'figure', caption: 'Half-width.', drawing: 'two-lines' },
    ]);
    const parts = async () => (await readAll()).drawn.get('two-lines')?.parts;
    expect(await parts()).toMatchObject([{ marks: [{ line: 'M0 1H9' }] }]);
    await drawn('{ "parts": [{ "kind": "plot", "marks": [{ "line": "M0 2H9" }] }] }');
    expect(await parts()).toMatchObject([{ marks: [{ line: 'M0 2H9' }] }]);
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
    expect(await faults()).toContainEqual(expect.stringMatching(line));
    expect(JSON.stringify([...(await readAll()).drawn])).not.toMatch(/"script"|https/);
  });

  test('a task list is shown without boxes, and reported', async () => {
    expect(await nodesOf('- [ ] One\n- [x] Two')).toMatchObject([
      { type: 'list', items: [[paragraph('One')], [paragraph('Two')]] },
    ]);
    expect(await faults()).toContainEqual(expect.stringContaining('found a checkbox'));
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//other.example'])(
    'the link %s is removed; its text stays',
    async (href) => {
      expect(await nodesOf(`[words](${href})`)).toEqual([paragraph('words')]);
      expect(await faults()).toContainEqual(expect.stringContaining('line 4: found link'));
    },
  );

  test.each([
    ['[words](/Contact/?a=b#c)', '/contact?a=b#c'],
    ['[words][one]\n\n[one]: https://other.example', 'https://other.example'],
    ['[one][]\n\n[one]: mailto:a@b.example', 'mailto:a@b.example'],
    ['> [one]\n\n## Here\n\n- a\n\n  [One]: #here\n', '#here'],
  ])('%j links to %s', async (markdown, href) => {
    expect(JSON.stringify(await nodesOf(markdown))).toContain(JSON.stringify(href));
    expect(await faults()).toEqual([]);
  });

  test('a comment is not shown and is not a fault', async () => {
    const source = '<!-- counsel has not cleared {this} -->\n\nOne<!-- two -->\n\n- <!-- three\n  lines -->';
    expect(await nodesOf(source)).toEqual([paragraph('One'), { type: 'list', ordered: false, items: [[]] }]);
    expect(await faults()).toEqual([]);
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
  ])('%s is named, and its source is not shown', async (_, markdown, found, shown) => {
    const words = (await nodesOf(markdown))?.map((node) =>
      node.type === 'paragraph' ? wordsOf(node.children) : node.type,
    );
    expect(words).toEqual(shown === undefined ? [] : [shown]);
    expect(await faults()).toContainEqual(expect.stringContaining(`found ${found}, expected`));
  });

  test.each([
    ['figure constructor', 'constructor'],
    ['figure', ''],
  ])('a drawing that does not exist is named: %s', async (mark, name) => {
    await nodesOf(`\`\`\`${mark}\nA caption\n\`\`\``);
    const line = `legal/compliance.md:4:1 found figure "${name}", expected one of the files in articles/figures: `;
    expect(await faults()).toContain(line);
  });

  test.each(['<!-- a\n\nWords', 'Words <!-- a\n\nWords', '> ```\n> Words', '- <!-- a'])(
    '%j has no end, so the document stays as it was',
    async (markdown) => {
      await nodesOf('Good');
      expect(await nodesOf(markdown)).toEqual([paragraph('Good')]);
      expect(await faults()).toEqual([expect.stringContaining(':4:1 the block that begins here')]);
    },
  );

  test('lists within hundreds of lists are a fault at once', async () => {
    await nodesOf(Array.from({ length: 800 }, (_, depth) => `${' '.repeat(2 * depth)}- x`).join('\n'));
    expect(await faults()).toEqual([expect.stringContaining(':104:1 found 200 spaces')]);
  });

  test('elements that are nested too deeply are left out and reported', async () => {
    for (const piece of ['> ', '- ']) {
      expect(await nodesOf(`Words\n\n${piece.repeat(500)}x`)).toHaveLength(2);
      expect((await faults()).at(-1)).toContain('expected at most 32 elements within each other');
    }
  });
});

describe('the folder', () => {
  test('an edit shows on the next read; without one the same text stays', async () => {
    await write(`${HEAD}One`);
    const first = await read();
    expect(await read()).toBe(first);
    await write(`${HEAD}Another`);
    expect((await read())?.nodes).toEqual([paragraph('Another')]);
  });

  test('a missing text is read when it is back', async () => {
    expect(await read()).toBeUndefined();
    await write(`${HEAD}Back`);
    expect(await read()).toBeDefined();
  });

  test.each([
    ['2099-05-01', 'no later day than today'],
    ['2019-05-01', '2026-01-15, when it was published, or a later day'],
  ])('a change on %s is a fault, and left out', async (day, expected) => {
    await mkdir(join(directory, 'articles'));
    const lines = ['---', 'title: One', 'published: 2026-01-15', `updated: ${day}`, '---', ''];
    await writeFile(join(directory, 'articles/one.md'), lines.join('\n'));
    expect((await readAll()).articles.get('one')?.metadata.updated).toBe('');
    expect(await faults()).toEqual([`articles/one.md:4:1 updated: found ${day}, expected ${expected}`]);
  });

  describe('of the articles', () => {
    const article = (slug: string) => join(directory, 'articles', `${slug}.md`);
    const slugs = async () => [...(await readAll()).articles.keys()];
    beforeEach(async () => {
      await mkdir(join(directory, 'articles'));
      for (const slug of ['first', 'second'])
        await writeFile(article(slug), '---\ntitle: Article\npublished: 2025-01-01\n---\nText');
    });

    test.each(['', 'drat: true', 'publish: 2025-01-01', 'published: 2025-01-01\nDraft: true'])(
      'holds an article back whose front matter says %j',
      async (line) => {
        await writeFile(article('second'), `---\ntitle: Article\n${line}\n---\nText`);
        expect(await slugs()).toEqual(['first']);
      },
    );

    test('keeps its articles when the folder is gone for a moment', async () => {
      expect(await slugs()).toHaveLength(2);
      await rename(join(directory, 'articles'), join(directory, 'off'));
      expect(await slugs()).toHaveLength(2);
      await rename(join(directory, 'off'), join(directory, 'articles'));
      expect(await slugs()).toHaveLength(2);
    });

    test('forgets an article that is deleted', async () => {
      vi.useFakeTimers({ toFake: ['performance'] });
      await slugs();
      await rm(article('first'));
      await slugs();
      vi.advanceTimersByTime(GONE_MS);
      expect(await slugs()).toEqual(['second']);
      await writeFile(article('first'), 'No front matter');
      expect(await slugs()).toEqual(['second']);
      expect(await faults()).toContainEqual(expect.stringContaining('first.md:1:1 there is no front matter'));
      vi.useRealTimers();
    });
  });
});
