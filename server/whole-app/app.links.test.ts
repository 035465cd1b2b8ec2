import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSite } from '../../tests/fixtures/site/open-site.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { checkContent } from '../../editor/content/check-content.ts';
import { CONTENT } from '../../tests/fixtures/content-folder.ts';

const SECRET = 'token-of-the-server';

const ARTICLE = `---
title: Linked
category: Analytics
published: 2026-01-15
---
![A walk.](walk.mp4)

![A drawing.](drawing.svg)
`;

/** A small picture, so that a video is shown. */
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>';

async function open(edit: (contentDir: string) => void) {
  const site = await openSite({}, edit);
  onTestFinished(() => site.stop());
  return site;
}

it('a link that leads out of the content folder publishes nothing, and is reported', async () => {
  const outside = temporaryFolder();
  const secret = (name: string, text: string) => {
    writeFileSync(join(outside, name), text);
    return join(outside, name);
  };
  const links: Record<string, string> = {
    'media/walk.mp4': secret('messages.sqlite-wal', SECRET),
    'media/walk.vtt': secret('config', `WEBVTT ${SECRET}`),
    'media/drawing.svg': secret('drawing.svg', DRAWING.replace('/>', `><title>${SECRET}</title></svg>`)),
    'home.json': secret('home.json', JSON.stringify({ hero: { title: SECRET } })),
    'pages/linked.json': secret(
      'page.json',
      JSON.stringify({ address: '/linked', hero: { title: SECRET }, seo: { description: SECRET } }),
    ),
    'articles/secret.md': secret(
      'article.md',
      `---\ntitle: ${SECRET}\npublished: 2026-01-15\n---\n${SECRET}\n`,
    ),
    'languages/de.po': secret('de.po', readFileSync(`${CONTENT}/languages/de.po`, 'utf8')),
  };
  mkdirSync(join(outside, 'figures'));
  const site = await open((contentDir) => {
    mkdirSync(join(contentDir, 'media'));
    writeFileSync(join(contentDir, 'media/walk.svg'), DRAWING);
    writeFileSync(join(contentDir, 'articles/linked.md'), ARTICLE);
    for (const [name, target] of Object.entries(links)) {
      rmSync(join(contentDir, name), { force: true });
      symlinkSync(target, join(contentDir, name));
    }
  });
  const paths = [
    '/',
    '/data/home.json',
    '/linked',
    '/intel',
    '/intel/linked',
    '/intel/secret',
    '/sitemap.xml',
  ];
  const pages = await Promise.all(paths.map(async (path) => (await site.fetch(path)).text()));
  expect(pages.join('')).not.toContain(SECRET);
  expect(pages[4]).not.toContain('/media/');
  expect((await site.fetch('/linked')).status).toBe(404);
  const { content }: { content: string[] } = await (await site.fetch('/healthz')).json();
  for (const told of [content, await checkContent(site.contentDir)]) {
    const named = Object.keys(links).filter((name) =>
      told.some((line) => line.includes(name) && line.includes('leads out of the content folder')),
    );
    expect(named).toEqual(Object.keys(links));
  }
});

it('the folder may be a link, and links may lead anywhere in it, as mounts of Kubernetes have them', async () => {
  const site = await open((contentDir) => {
    // Each name leads through `..data` to the files of the present version.
    const version = join(contentDir, '..2026_11_29');
    mkdirSync(join(version, 'media'), { recursive: true });
    writeFileSync(join(version, 'media/drawing.svg'), DRAWING);
    renameSync(join(contentDir, 'home.json'), join(version, 'home.json'));
    symlinkSync('..2026_11_29', join(contentDir, '..data'));
    symlinkSync('..data/home.json', join(contentDir, 'home.json'));
    symlinkSync('..data/media', join(contentDir, 'media'));
    writeFileSync(join(contentDir, 'articles/linked.md'), ARTICLE);
    cpSync(contentDir, `${contentDir}-elsewhere`, { recursive: true, verbatimSymlinks: true });
    rmSync(contentDir, { recursive: true });
    symlinkSync(`${contentDir}-elsewhere`, contentDir);
  });
  expect(await checkContent(site.contentDir)).toEqual([expect.stringContaining('articles/linked.md')]);
  const page = await (await site.fetch('/intel/linked')).text();
  const [drawing = ''] = /\/media\/[^"]+\.svg/.exec(page) ?? [];
  expect(await (await site.fetch(drawing)).text()).toBe(DRAWING);
});
