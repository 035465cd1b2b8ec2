import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkContent } from '../../editor/content/check-content.ts';
import { openSite, type OpenSite } from '../../tests/fixtures/site/open-site.ts';
import { CONTENT } from '../../tests/fixtures/content-folder.ts';

let site: OpenSite;

/** Pages that a fault of another file must leave as they are. */
const OTHERS = ['/', '/faq', '/solutions', '/nowhere', '/sitemap.xml'];

/** The answer that visitors get once the site has seen the edits. */
async function fetched(path: string) {
  await site.look();
  return site.fetch(path);
}

const text = async (path: string) => (await fetched(path)).text();
const health = async () => {
  const response = await fetched('/healthz');
  const body: { status: string; content: string[] } = await response.json();
  return { code: response.status, ...body };
};

describe('a file that breaks while the site runs', () => {
  beforeAll(async () => {
    site = await openSite({}, () => {});
    return () => site.stop();
  });
  beforeEach(() => {
    site.log.length = 0;
  });

  /** The path of a file of the content, which has its shipped text again after the test. */
  function broken(name: string): string {
    const path = join(site.contentDir, name);
    onTestFinished(() => {
      rmSync(path, { recursive: true, force: true });
      cpSync(join(CONTENT, name), path);
    });
    return path;
  }

  /** Ways to break a file, each with what the operator is told. */
  const BREAKS: [name: string, breakIt: (path: string) => void, told: RegExp][] = [
    [
      'is no JSON',
      (path) => writeFileSync(path, '{\n  "hero": { "title": "x",, }\n}'),
      /home\.json:2:\d+ is not valid JSON/,
    ],
    [
      'cannot be read',
      (path) => {
        rmSync(path);
        mkdirSync(path);
      },
      /home\.json: it is a folder, expected a file/,
    ],
  ];

  it.each(BREAKS)(
    'stays as it was on pages and under /data/ when it %s; the operator is told',
    async (_, breakIt, told) => {
      const [page, data] = [await text('/'), await text('/data/home.json')];
      const path = broken('home.json');
      const whole = readFileSync(path, 'utf8');
      breakIt(path);
      expect(await text('/')).toBe(page);
      expect(await text('/data/home.json')).toBe(data);
      await expect.poll(health).toMatchObject({
        code: 200,
        status: 'degraded',
        content: [expect.stringMatching(told)],
      });
      const reports = site.log.filter(({ event }) => event === 'content.fault');
      expect(reports).toMatchObject([{ file: 'home.json' }]);
      rmSync(path, { recursive: true, force: true });
      writeFileSync(
        path,
        whole.replace('Draft, review and track your investor disclosures in one place.', 'Fixed.'),
      );
      expect(await text('/')).toContain('Fixed.');
      await expect.poll(health).toMatchObject({ status: 'ok', content: [] });
    },
  );

  it('is gone when it is deleted: the page is in its loading state, and comes back with the file', async () => {
    const path = broken('home.json');
    rmSync(path);
    await expect.poll(async () => (await fetched('/data/home.json')).status).toBe(404);
    expect(await text('/')).toContain('data-asks="home.json"');
    expect((await health()).content).toEqual([expect.stringMatching(/home\.json: it is missing/)]);
    cpSync(`${CONTENT}/home.json`, path);
    expect(await text('/')).not.toContain('data-asks="home.json"');
  });

  it('of translations leaves the old translations, and check:content reports it too', async () => {
    const before = await text('/de/pricing');
    const path = broken('languages/de.po');
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, whole.slice(0, -3));
    expect(await text('/de/pricing')).toBe(before);
    await expect.poll(health).toMatchObject({
      code: 200,
      status: 'degraded',
      content: [expect.stringMatching(/de\.po:\d+:1 /)],
    });
    expect(await checkContent(site.contentDir)).toEqual([expect.stringMatching(/de\.po:\d+:1 /)]);
    writeFileSync(path, whole);
    await expect.poll(health).toMatchObject({ status: 'ok', content: [] });
  });
});

describe('a file that is not a page', () => {
  /** Ways to save `pages/new.json`, each with what the operator is told of the file. */
  const SAVES: [content: string, told: RegExp][] = [
    ['', /new\.json:1:1 is not valid JSON/],
    ['[]', /new\.json:1:1 .*address/],
    ['{"address":7}', /new\.json:1:12 .*address/],
    ['{"address":"/pricing"}', /new\.json:1:12 address: found "\/pricing", expected a path that/],
    ['{"address":"/de/new"}', /new\.json:1:12 address: found "\/de\/new", expected a path that/],
    ['{"address":"/admin/new"}', /new\.json:1:12 address: found "\/admin\/new", expected a path that/],
    [`{"address":"/${'x'.repeat(200)}"}`, /new\.json:1:12 address: .*200 characters at most/],
    [`{"address":"/new","seo":{"title":"${'x'.repeat(2_100_000)}"}}`, /new\.json: .*more than 2 MB/],
  ];

  const statuses = async () => Promise.all(OTHERS.map(async (path) => (await fetched(path)).status));
  const WELL = [200, 200, 200, 404, 200];
  const OUR_TEAM = JSON.stringify({ address: '/our-team', hero: { title: 'Our team' } });

  it('leaves every other page as it is, whatever its fault', async () => {
    site = await openSite({}, (folder) => writeFileSync(join(folder, 'pages/our-team.json'), OUR_TEAM));
    onTestFinished(() => site.stop());
    for (const [saved, told] of SAVES) {
      writeFileSync(join(site.contentDir, 'pages/new.json'), saved);
      expect(await statuses()).toEqual(WELL);
      await expect.poll(health).toMatchObject({ code: 200, content: [expect.stringMatching(told)] });
    }
    rmSync(join(site.contentDir, 'pages/new.json'));
    writeFileSync(join(site.contentDir, 'pages/our-team.json'), OUR_TEAM.replace('/our', 'our'));
    expect(await statuses()).toEqual(WELL);
    expect((await fetched('/our-team')).status).toBe(200);
  });

  it('leaves every other page as it is after a restart, and has no page itself', async () => {
    site = await openSite({}, (folder) => {
      SAVES.forEach(([saved], index) => writeFileSync(join(folder, `pages/new-${index}.json`), saved));
      writeFileSync(join(folder, 'pages/our-team.json'), OUR_TEAM.replace('/our', 'our'));
      mkdirSync(join(folder, 'pages/folder.json'));
      symlinkSync('nowhere.json', join(folder, 'pages/link.json'));
    });
    onTestFinished(() => site.stop());
    expect(await statuses()).toEqual(WELL);
    expect((await fetched('/our-team')).status).toBe(404);
    await expect.poll(async () => (await health()).content).toHaveLength(SAVES.length + 3);
  });
});

describe('a file that was never good', () => {
  beforeAll(async () => {
    site = await openSite({}, (contentDir) => {
      for (const name of ['pricing.json', 'home.json']) {
        writeFileSync(join(contentDir, name), '{');
      }
      rmSync(join(contentDir, 'showcase.json'));
      rmSync(join(contentDir, 'legal/compliance.md'));
    });
    return () => site.stop();
  });

  it('shows the words of the specification, with 503 and noindex when the page has nothing else', async () => {
    const nothing = [
      ['/pricing', 'Error loading pricing data'],
      ['/showcase', 'Failed to load showcase data'],
      ['/compliance', 'This text cannot be shown'],
    ] as const;
    for (const [path, words] of nothing) {
      const response = await fetched(path);
      const html = await response.text();
      expect([path, response.status]).toEqual([path, 503]);
      expect(html).toContain(words);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
    expect((await fetched('/')).status).toBe(200);
    expect((await fetched('/showcase/silo-pharma')).status).toBe(200);
    expect((await fetched('/data/pricing.json')).status).toBe(503);
    expect((await fetched('/data/showcase.json')).status).toBe(404);
    await expect.poll(async () => (await health()).status).toBe('degraded');
  });
});
