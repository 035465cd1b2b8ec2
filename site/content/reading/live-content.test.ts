import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts';
import { SCHEMAS } from '../../schemas.ts';
import { LiveContent } from './live-content.server.ts';

const HEAD = '---\ntitle: An article\npublished: 2025-01-01\n---\n';

async function openWith(articles: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'articles'));
  const save = (slug: string, text: string) => writeFileSync(join(folder, 'articles', `${slug}.md`), text);
  for (const [slug, text] of Object.entries(articles)) save(slug, HEAD + text);
  const live = await LiveContent.open(folder, { schemas: SCHEMAS });
  onTestFinished(() => live.close());
  const faults = () =>
    live
      .current()
      .faults()
      .filter(({ file }) => file.startsWith('articles'));
  return { live, save, faults };
}

test('after a start texts are parsed one after the other, and a broken one has no address', async () => {
  const { live, faults } = await openWith({ good: 'Words', broken: '```\nWords', odd: '[words](nowhere)' });
  expect(faults()).toEqual([]);
  expect(live.current().articles.get('broken')?.nodes).toBeUndefined();
  await expect.poll(() => faults().length, { timeout: 10_000 }).toBe(2);
  expect(faults()).toEqual([
    { file: 'articles/broken.md', at: '5:1', says: expect.stringContaining('has no end') },
    { file: 'articles/odd.md', at: '5:1', says: expect.stringContaining('found link') },
  ]);
  expect([...live.current().articles.keys()].toSorted()).toEqual(['good', 'odd']);
  expect([...live.current().paths]).not.toContain('/intel/broken');
});

test('while the site runs a text that breaks stays as it was', async () => {
  const { live, save, faults } = await openWith({ one: 'Words' });
  save('one', `${HEAD}\`\`\`\nBroken`);
  await live.look();
  expect(faults()).toEqual([expect.objectContaining({ at: '5:1' })]);
  expect(live.current().articles.get('one')?.nodes).toMatchObject([{ type: 'paragraph' }]);
});
