import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { languageFile } from '../../site/content/reading/language-file.server.ts';
import { LiveContent } from '../../site/content/reading/live-content.server.ts';
import { SCHEMAS } from '../../site/schemas.ts';
import { PageCache } from '../render/page-cache.ts';
import { languageData } from './content-data.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { CONTENT } from '../../tests/fixtures/content-folder.ts';

let folder: string;
let app: ReturnType<typeof languageData>;
let content: LiveContent<typeof SCHEMAS>;

beforeEach(async () => {
  folder = temporaryFolder();
  cpSync(`${CONTENT}/languages`, join(folder, 'languages'), { recursive: true });
  content = await LiveContent.open(folder, { schemas: SCHEMAS });
  app = languageData({ content, pageCache: new PageCache({ maxBytes: 10_000_000 }) });
  return () => content.close();
});

const ask = (path: string, headers = {}) => app.request(path, { headers });

test('the phrases of a language have a tag, and are sent again only after an edit', async () => {
  const first = await ask('/de.json');
  expect(first.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  const phrases: Record<string, string> = await first.json();
  expect(Object.keys(phrases).length).toBeGreaterThan(1000);
  const tag = { 'If-None-Match': first.headers.get('ETag') ?? '' };
  expect((await ask('/de.json', tag)).status).toBe(304);
  const file = languageFile(folder, 'de');
  const shown = phrases['return to home'] ?? '';
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`"${shown}"`, '"Los geht es"'));
  await content.look();
  expect(await (await ask('/de.json', tag)).json()).toMatchObject({ 'return to home': 'Los geht es' });
});

test('the offer to read a page in a language is written in that language', async () => {
  const offer: object = await (await ask('/fi/offer.json')).json();
  expect(Object.keys(offer)).toEqual(['question', 'yes', 'no']);
  expect(offer).toHaveProperty('question', expect.stringContaining('suomeksi'));
});

test.each(['/en/offer.json', '/xx/offer.json', '/en.json', '/xx.json', '/de', '/de.po', '/..%2Fde.json'])(
  '%s is not found',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
