import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HEAD, paragraph, readDocuments } from '../../../tests/fixtures/site/read-documents.ts';
import { GONE_MS } from '../reading/read-content.server.ts';

let { directory, readAll, write, read, faults } = readDocuments();

beforeEach(() => {
  ({ directory, readAll, write, read, faults } = readDocuments());
});

describe('the front matter', () => {
  test('is any valid YAML, even with a byte-order mark and the line ends of Windows', async () => {
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

  test('wrong values and an unknown field are named and ignored, whatever the file had before', async () => {
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
    ['a text without its closing quote', 'title: Bad\ndescription: "One\n---', '3:1', 'a closing quote'],
    ['a text that needs quotes', 'title: Bad\ndescription: One: two\n---', '3:14', 'double quotes'],
    ['a text that begins with a brace', 'title: Bad\nauthor: {brand} Team\n---', '3:17', 'double quotes'],
    ['a line that is no field', 'title: Bad\ndescription\n---', '3:1', ''],
    ['a name that is there twice', 'title: Bad\ntitle: Two\n---', '3:1', 'this name twice'],
    [
      'more lists than anyone writes',
      `title: Bad\ndescription: ${'['.repeat(9000)}\n---`,
      '3:212',
      '200 fields',
    ],
    ['a text that begins with an asterisk', 'title: *Bad\n---', '2:8', 'needs double quotes'],
    ['a reference to itself', 'title: Bad\ndescription: &a [*a]\n---', '3:17', 'found &'],
    ['a text that begins with an ampersand', 'title: &Co\n---', '2:', 'found &'],
    ['a text that begins with an exclamation mark', 'title: !Now or never\n---', '2:', 'found !'],
    ['a tab before a name', 'title: Bad\n\tauthor: Me\n---', '3:1', 'found a tab'],
    ['a list in place of a name', 'title: Bad\n? [a, b]\n: c\n---', '3:3', 'is not "key: value"'],
    [
      'a long text',
      `title: Bad\ndescription: ${'a'.repeat(10_001)}\n---`,
      '3:',
      'more than 10,000 characters',
    ],
    ['a misspelled name', 'titel: Bad\n---', '2:1', 'the front matter has no title; what is "titel"?'],
    ['a title that is a list', 'title: [Bad]\n---', '2:1', 'title: found a list, expected a text'],
    [
      'an unfinished merge',
      '<<<<<<< HEAD\ntitle: One\n=======\ntitle: Bad\n>>>>>>> branch\n---',
      '2:1',
      'unfinished merge',
    ],
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

describe('the folder', () => {
  test('an edit shows on the next read; without one the same text stays', async () => {
    await write(`${HEAD}One`);
    const first = await read();
    expect(await read()).toBe(first);
    await write(`${HEAD}Another`);
    expect((await read())?.nodes).toEqual([paragraph('Another')]);
  });

  test('a text that was missing is read when it returns', async () => {
    expect(await read()).toBeUndefined();
    await write(`${HEAD}Back`);
    expect(await read()).toBeDefined();
  });

  test.each([
    ['2099-05-01', 'no later day than today'],
    ['2019-05-01', '2026-01-15, when it was published, or a later day'],
  ])('a modification date of %s is a fault, and left out', async (day, expected) => {
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
    });
  });
});
