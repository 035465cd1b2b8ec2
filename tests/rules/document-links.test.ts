import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const DOCUMENTS = ['*.md', 'deploy/*.md', '{docs,server}/**/*.md', 'packages/*/*.md'];

test.each(globSync(DOCUMENTS))('every relative link of %s leads to a file and a heading', (path) => {
  const text = readFileSync(path, 'utf8').replaceAll(/^```[^]*?^```|`[^`\n]*`/gm, '');
  const links = Array.from(text.matchAll(/\]\((?!https?:|\/)([^)#]*)(?:#([^)]*))?\)/g));
  const broken = links.filter(([, target = '', anchor]) => {
    const file = target ? join(dirname(path), target) : path;
    return !existsSync(file) || (anchor && !anchorsOf(file).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

/** The ids that git hosts give to headings. */
function anchorsOf(path: string): string[] {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm);
  return Array.from(headings, ([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}
