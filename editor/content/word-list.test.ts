import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSite } from '../../site/site-content.server.ts';
import wordList from './word-list.json' with { type: 'json' };
import { writtenTexts } from './written-texts.ts';

interface Spoken {
  where: string;
  text: string;
}

const texts: readonly Spoken[] = [...(await textsOfContent()), ...textsOfCode()];

test('the list is applied to the texts of content and code', () => {
  for (const end of ['.json', '.md', '.tsx']) {
    expect(texts.filter(({ where }) => where.split(':')[0]?.endsWith(end)).length).toBeGreaterThan(5);
  }
});

test.each(wordList)('all English texts use $use', ({ never, anyCase = false }) => {
  const wrong = new RegExp(never, anyCase ? 'i' : '');
  expect(texts.filter(({ text }) => wrong.test(text))).toEqual([]);
});

async function textsOfContent(): Promise<Spoken[]> {
  const written = writtenTexts('content', await readSite('content'));
  return written.map(({ file, at, text }) => ({ where: `${file}:${at}`, text }));
}

/**
 * The lines of modules with phrases, without comments: each phrase is on one line. Modules of content have hints for
 * editors, and those of tools have words that rules look for in drafts.
 */
function textsOfCode(): Spoken[] {
  const modules = globSync('site/!(content)/**/*.{ts,tsx}', { exclude: ['site/pages/*/content.ts'] });
  return modules
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
        .split('\n')
        .map((line, index) => ({ where: `${file}:${index + 1}`, text: line.replace(/(?<=^|\s)\/\/.*/, '') })),
    );
}
