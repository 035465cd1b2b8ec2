import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { ORIGIN, pageServices } from '../../tests/fixtures/site/page-context.ts';
import type { Resource } from '../page-module.ts';
import { feed as answer } from './feed.ts';
import { CONTENT } from '../../tests/fixtures/content-folder.ts';

async function feed(contentDir?: string): Promise<Resource> {
  return answer(await pageServices(contentDir));
}

test('the feed and each entry have what RFC 4287 asks of them, once', async () => {
  const xml = (await feed()).body;
  const [head = '', ...entries] = xml.split('<entry>');
  for (const part of [head, ...entries]) {
    for (const name of ['id', 'title', 'updated', 'author']) {
      expect(part.match(new RegExp(`<${name}>[^]+?</${name}>`, 'g'))).toHaveLength(1);
    }
    expect(part).toMatch(/<updated>\d{4}-\d\d-\d\dT00:00:00Z<\/updated>/);
    expect(part).toMatch(/<link rel="alternate" [^>]*href="https:\/\/site\.example\/intel/);
  }
  expect(head).toContain(
    '<link rel="self" type="application/atom+xml" href="https://site.example/intel/feed.xml"/>',
  );
});

test('has every article under the address of its page', async () => {
  const xml = (await feed()).body;
  const ids = Array.from(xml.matchAll(/<entry>\s*<id>([^<]+)<\/id>/g), ([, id]) => id);
  const files = globSync(`${CONTENT}/articles/*.md`).map((path) => basename(path, '.md'));
  expect(ids.toSorted()).toEqual(files.map((slug) => `${ORIGIN}/intel/${slug}`).toSorted());
});

test('without any article it is still a valid feed', async () => {
  const xml = (await feed('no-such-folder')).body;
  expectWellFormed(xml);
  expect(xml).toContain('<updated>');
  expect(xml).not.toContain('<entry>');
});

test('characters with a meaning in XML are escaped; the newest entry comes first', async () => {
  const folder = temporaryFolder();
  const branding = { name: '<b> & "c"' };
  writeFileSync(join(folder, 'common.json'), JSON.stringify({ branding }));
  mkdirSync(join(folder, 'articles'));
  write('old', 'published: 2025-08-01\nupdated: 2025-10-01');
  write('new', `published: 2025-09-01\ntags: ['"R&D"']`);
  const xml = (await feed(folder)).body;
  expectWellFormed(xml);
  expect(xml).toContain('<title>Intel from &lt;b&gt; &amp; &quot;c&quot;</title>');
  expect(xml).toContain('<category term="&quot;R&amp;D&quot;"/>');
  expect(xml.indexOf('/new</id>')).toBeLessThan(xml.indexOf('/old</id>'));
  expect(xml.match(/<updated>.{10}/g)).toEqual([
    '<updated>2025-10-01',
    '<updated>2025-09-01',
    '<updated>2025-10-01',
  ]);

  function write(slug: string, fields: string) {
    writeFileSync(join(folder, `articles/${slug}.md`), `---\ntitle: ${slug}\n${fields}\n---\n`);
  }
});

/** Every element is closed in the right order, and the rest is only text. */
function expectWellFormed(xml: string) {
  const open: string[] = [];
  const misplaced: string[] = [];
  const rest = xml
    .replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '')
    .replace(/<(\/?)(\w+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g, (_tag, end, name, attributes, empty) => {
      if (end && open.pop() !== name) misplaced.push(name);
      if (!end && !empty) open.push(name);
      return attributes;
    });
  expect([...open, ...misplaced]).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
}
