import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../server/store/open-store.ts';
import { FACES } from '../tools/fonts.ts';
import { CONTENT } from '../tests/fixtures/content-folder.ts';
import { serveRelease, switchTo } from '../tests/fixtures/store/release.ts';
import { WINDOW } from '../server/admin/admin.ts';
import { makeRelease, pruneReleases, versionAt } from './release/make-release.ts';

const VERSION = '20261101T0800Z-aaaaaaa';
/** The operator's own file beside the recipes, under its own name. */
const EDITED = `deploy/production-${process.pid}.env`;

describe('a release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forthright-release-'));
  const release = join(folder, 'releases', VERSION);
  let dataDir: string;

  beforeAll(async () => {
    // Moved to another folder, as if on another machine.
    writeFileSync(EDITED, 'DATABASE_PASSWORD=secret');
    const made = await makeRelease(join(folder, 'made'), VERSION).finally(() => rmSync(EDITED));
    mkdirSync(join(folder, 'releases'));
    renameSync(made, release);
    rmSync(join(release, 'content'), { recursive: true });
    cpSync(CONTENT, join(release, 'content'), { recursive: true });
    return () => rmSync(folder, { recursive: true });
  });

  beforeEach(() => {
    dataDir = mkdtempSync(join(folder, 'data-'));
  });

  it('is named after the minute and the commit', () => {
    const now = new Date('2026-11-22T14:59:58Z');
    expect(versionAt(now)).toMatch(/^20261122T1459Z-[\da-f]{7,}(?:-changed)?$/);
  });

  it('takes no other name, so that every release is found again and deleted in time', () => {
    const args = ['operator/release.ts', join(folder, 'other'), 'latest'];
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('"latest" is no version'),
    });
  });

  it('is never overwritten', async () => {
    await expect(makeRelease(join(folder, 'releases'), VERSION)).rejects.toThrow('exists already');
  });

  it('outlives five newer ones only while it is linked, and other folders stay', () => {
    const place = mkdtempSync(join(folder, 'old-'));
    const releases = join(place, 'releases');
    const versions = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026110${day}T0800Z-aaaaaaa`);
    for (const name of [...versions, '1999', '.1999', '.20261101T0800Z-bbbbbbb'])
      mkdirSync(join(releases, name), { recursive: true });
    switchTo(join(releases, versions[0] ?? ''), join(place, 'current'));
    expect(pruneReleases(releases)).toEqual(['.20261101T0800Z-bbbbbbb', versions[1]]);
    expect(readdirSync(releases)).toEqual(expect.arrayContaining(['1999', '.1999', versions[0]]));
  });

  it('brings the window of /admin where it is installed, and only then', () => {
    const program = join(WINDOW, 'decap-cms.js');
    expect(existsSync(join(release, program))).toBe(existsSync(program));
    expect(existsSync(join(release, `${program}.map`))).toBe(false);
  });

  it('brings the recipes for its machine, without the settings of the one that made it', () => {
    expect(existsSync(join(release, 'deploy/systemd/forthright.service'))).toBe(true);
    expect(existsSync(join(release, EDITED))).toBe(false);
    expect(existsSync(join(release, 'LICENSE'))).toBe(true);
  });

  it('brings the notices of everything in it', () => {
    const notices = readFileSync(join(release, 'THIRD-PARTY-NOTICES'), 'utf8');
    const fonts = FACES.map((face) => `@fontsource-variable/${face.package}`);
    const names = ['react', 'hono', 'standardwebhooks', 'sharp', ...fonts];
    // Of the released check-phrases, and of the window for editors.
    names.push('node-html-parser', ...(existsSync(WINDOW) ? ['decap-cms-core'] : []));
    for (const name of names) expect(notices).toContain(`\n${name} `);
    expect(notices).toMatch(/\nnode-\S+ [^]*Node\.js is licensed for use/);
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    expect(notices).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  });

  it('serves with nothing but its folder and its data', async () => {
    // Node itself refuses to read any other file.
    const folders = `--allow-fs-read=${release} --allow-fs-read=${dataDir} --allow-fs-write=${dataDir}`;
    const site = await serveRelease(release, {
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--permission --allow-net --allow-worker ${folders}`,
    });
    onTestFinished(site.stop);
    for (const path of ['/', '/de/pricing', '/data/home.json', '/cards/home.png', '/intel/feed.xml']) {
      expect([path, (await fetch(new URL(path, site.url))).status]).toEqual([path, 200]);
    }
    expect(site.version).toBe(VERSION);
    await expect
      .poll(async () => (await fetch(new URL('/healthz', site.url))).json())
      .toMatchObject({
        status: 'ok',
        version: VERSION,
      });
  });

  it('makes the sizes of editors’ pictures', async () => {
    const contentDir = join(mkdtempSync(join(folder, 'pictured-')), 'content');
    cpSync(join(release, 'content'), contentDir, { recursive: true });
    mkdirSync(join(contentDir, 'media'));
    cpSync('build/client/cards/home.png', join(contentDir, 'media/home.png'));
    const article = join(contentDir, 'articles/ai-intelligence-article.md');
    writeFileSync(article, `${readFileSync(article, 'utf8')}\n\n![The card of the home page.](home.png)\n`);
    const site = await serveRelease(release, { DATA_DIR: dataDir, CONTENT_DIR: contentDir });
    onTestFinished(site.stop);
    const page = await (await fetch(new URL('/intel/ai-intelligence-article', site.url))).text();
    const [path = ''] = /\/media\/\w+\/home\.png\.480\.webp/.exec(page) ?? [];
    const made = await fetch(new URL(path, site.url));
    expect([made.status, made.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  it('has the operator’s tools, which run through links and from any folder', async () => {
    await (await openStore({ dataDir })).close();
    const current = join(folder, 'tools');
    switchTo(release, current);
    const run = (tool: string, ...args: string[]) =>
      spawnSync(join(current, 'bin', tool), args, { cwd: '/', env: { DATA_DIR: dataDir }, encoding: 'utf8' });
    expect(run('inbox', 'list')).toMatchObject({ stderr: '', status: 0 });
    expect(run('inbox', '--help').stdout).toContain(`Usage: ${join(release, 'bin/inbox')} COMMAND`);
    expect(run('insights', '--json')).toMatchObject({ stderr: '', status: 0 });
    // Its exit code says whether translators have work left.
    expect(run('check-phrases', 'de', '--dry-run')).toMatchObject({
      stderr: '',
      stdout: expect.stringContaining('│ de'),
    });
    expect(run('check-content')).toMatchObject({ stderr: '', status: 0 });
  });
});
