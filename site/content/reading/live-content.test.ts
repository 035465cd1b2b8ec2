import { linkSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts';
import { SCHEMAS } from '../../schemas.ts';
import { LiveContent } from './live-content.server.ts';

const BUG = 'Words that the parser fails on';

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

test('a broken article has no address from the start, and the links of others are checked soon', async () => {
  const { live, faults } = await openWith({ good: 'Words', broken: '```\nWords', odd: '[words](nowhere)' });
  const broken = { file: 'articles/broken.md', at: '5:1', says: expect.stringContaining('has no end') };
  expect(faults()).toEqual([broken]);
  expect([...live.current().articles.keys()].toSorted()).toEqual(['good', 'odd']);
  expect([...live.current().paths]).not.toContain('/intel/broken');
  const odd = { file: 'articles/odd.md', at: '5:1', says: expect.stringContaining('found link') };
  await expect.poll(faults).toEqual([broken, odd]);
});

test('a text that crashes the parser is a fault of its file, and the others are read', async () => {
  const matchAll = Reflect.get(String.prototype, 'matchAll');
  // The reader calls it for each text of the document.
  vi.spyOn(String.prototype, 'matchAll').mockImplementation(function (this: string, pattern: RegExp) {
    if (this === BUG) throw new TypeError('a bug of the parser');
    return Reflect.apply(matchAll, this, [pattern]);
  });
  const { live, save, faults } = await openWith({ one: BUG, two: '[words](nowhere)' });
  const failed = { file: 'articles/one.md', says: 'a bug of the parser' };
  const odd = expect.objectContaining({ file: 'articles/two.md', at: '5:1' });
  await expect.poll(faults).toEqual([failed, odd]);
  expect(() => live.current().articles.get('one')?.nodes).toThrow('a bug of the parser');
  save('two', HEAD + BUG);
  await live.look();
  expect(faults()).toEqual([failed, { ...failed, file: 'articles/two.md' }]);
  expect(live.current().articles.get('two')?.nodes).toMatchObject([{ type: 'paragraph' }]);
});

test('a change that the system reports shows without waiting for the regular scan: of a file, a folder, a link to another folder', async () => {
  // The timer of the regular scan never fires. While timers are fake, polling would move them.
  vi.stubGlobal('setInterval', () => setTimeout(() => {}));
  onTestFinished(() => void vi.unstubAllGlobals());
  const folder = temporaryFolder();
  const save = (release: string, name: string, title: string) => {
    mkdirSync(join(folder, release, 'pages'), { recursive: true });
    const address = `/${name}`;
    const body = JSON.stringify({ address, hero: { title } });
    writeFileSync(join(folder, release, 'pages', `${name}.json`), body);
  };
  const [link, next] = [join(folder, 'content'), join(folder, 'next')];
  save('one', 'first', 'In one');
  symlinkSync('one', link);
  // The name of the link is not the last part of the path.
  const live = await LiveContent.open(`${link}/.`, { schemas: SCHEMAS });
  onTestFinished(() => live.close());
  const titles = () => Array.from(live.current().pages.values(), ({ hero }) => hero.title);
  expect(titles()).toEqual(['In one']);

  save('one', 'first', 'Saved');
  await expect.poll(titles).toEqual(['Saved']);

  save('two', 'second', 'In two');
  symlinkSync('two', next);
  renameSync(next, link);
  await expect.poll(titles).toContain('In two');

  save('two', 'third', 'Added');
  await expect.poll(titles).toContain('Added');

  renameSync(join(folder, 'two', 'pages'), join(folder, 'two', 'old'));
  save('two', 'second', 'In another folder');
  await expect.poll(titles).toContain('In another folder');
});

test('a file that is written without pause does not postpone the scan of others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = temporaryFolder();
  const saveTitle = (path: string, title: string) =>
    writeFileSync(join(folder, path), JSON.stringify({ hero: { title } }));
  mkdirSync(join(folder, 'content'));
  let writes = 0;
  let isBusy = true;
  // The clock is read before each scan.
  const now = () => {
    if (isBusy) saveTitle('content/contact.json', String((writes += 1)));
    vi.advanceTimersByTime(100);
    return Date.UTC(2026, 0, 1);
  };
  // The system reports nothing that is written under another name of the file.
  saveTitle('home.json', 'Before');
  linkSync(join(folder, 'home.json'), join(folder, 'content', 'home.json'));
  const live = await LiveContent.open(join(folder, 'content'), { schemas: SCHEMAS, now });
  onTestFinished(() => live.close());
  const title = () => live.current().home.hero.title;
  expect(title()).toBe('Before');
  const busyTitle = () => live.current().contact.hero.title;
  const first = busyTitle();
  // From here the system reports the busy file.
  await expect.poll(busyTitle).not.toBe(first);
  saveTitle('home.json', 'After');
  void live.look();
  await expect.poll(title).toBe('After');
  isBusy = false;
  await live.look();
});

test('nothing runs after it is closed: no timer is left, and an unfinished reading has no effect', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = temporaryFolder();
  const told: string[] = [];
  const live = await LiveContent.open(folder, { schemas: SCHEMAS, report: ({ says }) => told.push(says) });
  const regular = vi.getTimerCount();
  told.length = 0;
  writeFileSync(join(folder, 'home.json'), '{');
  // The system reports the file.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(regular);
  const reading = live.look();
  live.close();
  await reading;
  await live.look();
  expect([told, vi.getTimerCount()]).toEqual([[], 0]);
});
