import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openSite, type OpenSite } from '../../tests/fixtures/site/open-site.ts';
import { BROWSER_BUILD } from '../middleware/static-files.ts';

const TOKEN = 'a-long-random-word';

/** Requests that are answered differently at some paths. */
const REQUESTS: Record<string, string>[] = [{}, { 'Sec-GPC': '1' }, { Authorization: `Bearer ${TOKEN}` }];

let plain: OpenSite;
beforeAll(async () => {
  plain = await openSite({ METRICS_TOKEN: TOKEN });
  return () => plain.stop();
});

it('accepts a page of content exactly at the addresses that have no other answer', async () => {
  const folders = readdirSync(BROWSER_BUILD).filter((name) => !name.includes('.'));
  const patterns = [...plain.routes, ...folders.map((name) => `/${name}/*`)];
  const addresses = [...new Set(patterns.flatMap(addressesOf))];
  const site = await openSite({ METRICS_TOKEN: TOKEN }, (contentDir) => {
    for (const [index, address] of addresses.entries())
      writeFileSync(join(contentDir, `pages/new-${index}.json`), pageAt(address));
  });
  const free = await those(addresses, async (address) => {
    const answers = await answersOf(plain, address);
    return answers.every(({ status, text }) => status === 404 && text.startsWith('<!DOCTYPE html>'));
  });
  const shown = await those(addresses, async (address) =>
    (await answersOf(site, address)).every(({ text }) => text.includes(titleAt(address))),
  );
  const refused = site.log.map((line) => JSON.stringify(line)).join('\n');
  await site.stop();
  expect(shown).toEqual(free);
  expect(addresses.filter((address) => !refused.includes(`found \\"${address}\\"`))).toEqual(free);
  expect(free).toEqual(
    expect.arrayContaining(['/media', '/media/x', '/functions', '/healthz/x', '/icons/x']),
  );
  expect(free).not.toContain('/media/x/x');
});

/** For `/data/:file`: `/data`, `/data/x` and, beside it, `/data/x/x`. */
function addressesOf(pattern: string): string[] {
  const parts = pattern.split('/').slice(1);
  const written = [...parts, 'x'].map((part) => (/^[a-z0-9-]+$/.test(part) ? part : 'x'));
  return written.map((_, index) => `/${written.slice(0, index + 1).join('/')}`);
}

function titleAt(address: string): string {
  return `The page at ${address} is shown`;
}

function pageAt(address: string): string {
  const title = titleAt(address);
  return JSON.stringify({ address, seo: { title, description: title }, hero: { title } });
}

function answersOf(site: OpenSite, address: string) {
  return Promise.all(
    REQUESTS.map(async (headers) => {
      const response = await site.fetch(address, { headers });
      return { status: response.status, text: await response.text() };
    }),
  );
}

async function those(addresses: readonly string[], is: (address: string) => Promise<boolean>) {
  const found: string[] = [];
  for (const address of addresses) if (await is(address)) found.push(address);
  return found;
}

it('leads from the old address of a page to the new one, in its language and with its query, from the next request on', async () => {
  const site = await openSite({}, () => {});
  onTestFinished(() => site.stop());
  const asked = async (path: string) => {
    const { status, headers } = await site.fetch(path, { redirect: 'manual' });
    return [status, headers.get('Location')];
  };
  expect(await asked('/questions')).toEqual([404, null]);
  const redirects = [
    { from: '/questions', to: '/faq' },
    { from: '/start', to: '/' },
    { from: '/about', to: '/faq' },
    { from: '/loop', to: '/loop' },
  ];
  writeFileSync(join(site.contentDir, 'redirects.json'), JSON.stringify({ redirects }));
  await expect.poll(() => asked('/questions')).toEqual([301, '/faq']);
  expect(await asked('/de/Questions/?from=mail')).toEqual([301, '/de/faq?from=mail']);
  expect(await asked('/de/start')).toEqual([301, '/de']);
  // A page is never redirected, and no redirect runs in a circle.
  expect(await asked('/about')).toEqual([200, null]);
  expect(await asked('/loop')).toEqual([404, null]);
});
