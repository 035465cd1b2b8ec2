import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { photograph } from '../../tests/fixtures/media-files.ts';
import { startSite } from '../../tests/fixtures/site/site.ts';

const PHOTOGRAPHS = 500;

/** How many files differ; the others are copies under other names. */
const DIFFERENT = 6;

const MOST_MEGABYTES = 250;

test.runIf(existsSync('/proc/self/status'))(
  `${PHOTOGRAPHS} photographs of 9.9 MB take less than ${MOST_MEGABYTES} MB of memory, also while visitors look at them`,
  async () => {
    const pictures: Buffer[] = [];
    for (let seed = 0; seed < DIFFERENT; seed += 1) pictures.push(await photograph(seed));
    await using site = await startSite({}, (contentDir) => {
      const media = join(contentDir, 'media');
      mkdirSync(media);
      pictures.forEach((bytes, place) => writeFileSync(join(media, `photo-${place}.jpg`), bytes));
      for (let place = DIFFERENT; place < PHOTOGRAPHS; place += 1)
        linkSync(join(media, `photo-${place % DIFFERENT}.jpg`), join(media, `photo-${place}.jpg`));
      const shown = Array.from({ length: DIFFERENT }, (_, place) => `![Photo.](photo-${place}.jpg)\n`);
      const front = '---\ntitle: Photographs\ncategory: Analytics\npublished: 2026-01-15\n---\n';
      writeFileSync(join(contentDir, 'articles/photographs.md'), front + shown.join('\n'));
    });
    const page = await (await fetch(`${site.url}/intel/photographs`)).text();
    const widths = new Set(page.match(/\/media\/[^" ]+\.webp/g));
    expect(widths.size).toBe(3 * DIFFERENT);
    const originals = Array.from(widths, (path) => path.replace(/\.\d+\.webp$/, ''));
    const sent = [...widths, ...originals].map(async (path) => {
      const response = await fetch(site.url + path);
      await response.arrayBuffer();
      return response.status;
    });
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
    const made = () => readdirSync(join(site.dataDir, 'pictures')).length;
    await expect.poll(made).toBeGreaterThanOrEqual(widths.size);
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8')) ?? [];
    expect(Number(kilobytes) / 1000).toBeLessThan(MOST_MEGABYTES);
  },
  // The test reads five billion bytes, which takes a while on a busy machine.
  600_000,
);
