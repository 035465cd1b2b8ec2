import { beforeEach, describe, expect, test } from 'vitest';
import { paragraph, readDocuments } from '../../../tests/fixtures/site/read-documents.ts';
import { wordsOf } from './document-tree.ts';

let { edit, readAll, nodesOf, faults } = readDocuments();

beforeEach(() => {
  ({ edit, readAll, nodesOf, faults } = readDocuments());
});

describe('the text', () => {
  test('a fenced figure has its name and caption', async () => {
    edit(
      'articles/figures/two-lines.json',
      '{ "parts": [{ "kind": "plot", "marks": [{ "line": "M0 1H9" }] }] }',
    );
    expect(await nodesOf('```figure two-lines\nHalf-width.\n```')).toEqual([
      { type: 'drawing', caption: 'Half-width.', drawing: 'two-lines' },
    ]);
    const parts = async () => (await readAll()).drawn.get('two-lines')?.parts;
    expect(await parts()).toMatchObject([{ marks: [{ line: 'M0 1H9' }] }]);
    edit(
      'articles/figures/two-lines.json',
      '{ "parts": [{ "kind": "plot", "marks": [{ "line": "M0 2H9" }] }] }',
    );
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
  ])('a wrong part of a drawing is named, and not shown: %s', async (json, line) => {
    edit('articles/figures/two-lines.json', json);
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
      expect(await faults()).toContainEqual(expect.stringContaining('.md:4:1 found link'));
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

  test('a table whose second line has too few columns is named, and so is a duplicate note', async () => {
    await nodesOf('|a[^1]|b|\n|:-|\n|1|2|\n\n[^1]: Note\n\n[^1]: Other');
    expect(await faults()).toEqual([
      expect.stringContaining('.md:4:7 found "|:-|", expected as many columns as'),
      expect.stringContaining('.md:10:1 found the footnote [^1] twice'),
    ]);
  });

  test.each([
    ['figure constructor', 'constructor'],
    ['figure', ''],
  ])('a drawing that does not exist is named: %s', async (mark, name) => {
    await nodesOf(`\`\`\`${mark}\nA caption\n\`\`\``);
    const line = `legal/compliance.md:4:1 found figure "${name}", expected one of the files in articles/figures: `;
    expect(await faults()).toContain(line);
  });

  test.each([
    '<!-- a\n\nWords',
    'Words <!-- a\n\nWords -->',
    '> ```\n> Words',
    '- <!-- a',
    '1. ~~~ `\n   Words\n   ```',
    '````\nWords\n```',
    'Words `\n<!-- a ` b',
  ])('%j has no end, so the document stays as it was', async (markdown) => {
    await nodesOf('Good');
    expect(await nodesOf(markdown)).toEqual([paragraph('Good')]);
    expect(await faults()).toEqual([expect.stringMatching(/:[45]:\d the block that begins here/)]);
  });

  test.each([
    ['Words\n<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> branch\n', '5:1'],
    ['A ` b\n<<<<<<< HEAD\r\n```\nc\n```\n=======\r\n>>>>>>> branch\r\n', '5:1'],
    ['```\nc\n```\n<<<<<<< HEAD\n=======\n`\n>>>>>>> branch\n', '7:1'],
    ['Words\n<<<<<<< HEAD\nOne\n', '5:1'],
    ['Words `a`\n\nTwo\n>>>>>>> branch\n', '7:1'],
  ])('%j is an unfinished merge, so the document stays as it was', async (markdown, at) => {
    await nodesOf('Good');
    expect(await nodesOf(markdown)).toEqual([paragraph('Good')]);
    expect(await faults()).toEqual([
      `legal/compliance.md:${at} found the mark of an unfinished merge, expected one of the two versions`,
    ]);
  });

  test('a merge in a block of code, and a heading that is underlined, are text', async () => {
    const merge = '<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> branch';
    expect(await nodesOf(`\`\`\`\n${merge}\n\`\`\`\n`)).toEqual([{ type: 'code', value: merge }]);
    expect(await nodesOf('Words\n=======\n')).toMatchObject([{ type: 'heading' }]);
    expect(await faults()).toEqual([]);
  });

  test('code within a line ends before a block', async () => {
    expect(await nodesOf('Press the ` key.\n```\ncode ` here\n```\n- Words `\n- ~~~\n  `\n  ~~~')).toEqual([
      paragraph('Press the ` key.'),
      { type: 'code', value: 'code ` here' },
      { type: 'list', ordered: false, items: [[paragraph('Words `')], [{ type: 'code', value: '`' }]] },
    ]);
    expect(await faults()).toEqual([]);
  });

  test.each([
    ['words without end', 'word '.repeat(20_001), '4:99998 found more than 100,000 characters'],
    ['thousands of lines', 'a\n'.repeat(3010), '3001:2 found more than 3,000 lines'],
    ['links that do not close', '[a]('.repeat(20_000), '4:12001 found more than 6,000 of the signs'],
    ['a table of thousands of columns', '|a'.repeat(40_000), '4:12001 found more than 6,000 of the signs'],
    ['lists within lists on a line', `Words\n\n${'1. '.repeat(7000)}`, '6:1 found more than 8 lists'],
    ['lists within lists on many lines', '- 1. a\n'.repeat(310), '304:1 found more than 300 lines'],
    [
      'pictures within pictures',
      '!['.repeat(2999) + '](a)'.repeat(2999),
      '4:1001 found more than 500 pictures',
    ],
    ['a long row of backticks', `a ${'`'.repeat(17)}`, '4:3 found 17 of the sign `'],
    ['quotations within quotations', `${'> '.repeat(9)}Words`, '4:1 found more than 8 lists'],
    ['lists far to the right', `- a\n${' '.repeat(100)}- b`, '5:1 found 100 spaces'],
  ])('%s would take seconds, so the document stays as it was', async (_, markdown, says) => {
    await nodesOf('Good');
    expect(await nodesOf(markdown)).toEqual([paragraph('Good')]);
    expect(await faults()).toEqual([expect.stringContaining(`compliance.md:${says}`)]);
  });

  test('elements that are nested too deeply are left out and reported', async () => {
    const lists = Array.from({ length: 40 }, (_, depth) => `${'  '.repeat(depth)}- x`);
    expect(await nodesOf(`Words\n\n${lists.join('\n')}`)).toHaveLength(2);
    expect((await faults()).at(-1)).toContain('expected at most 32 elements within each other');
  });

  test('headings with the same words are counted, and a wrong link names the first fifty', async () => {
    const nodes = await nodesOf(`${'## Same\n\n'.repeat(60)}[words](#other) [words](#same-60)`);
    expect(nodes?.flatMap((node) => (node.type === 'heading' ? node.id : [])).slice(57)).toEqual([
      'same-58',
      'same-59',
      'same-60',
    ]);
    expect(await faults()).toEqual([
      expect.stringMatching(/a link to #other, .*#same, #same-2, .*#same-50, …$/),
    ]);
  });
});
