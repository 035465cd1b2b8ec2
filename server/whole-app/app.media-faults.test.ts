import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openSite, type OpenSite } from '../../tests/fixtures/site/open-site.ts';
import { checkContent } from '../../editor/content/check-content.ts';

const ARTICLE = `---
title: Cut off
category: Analytics
published: 2026-01-15
---
![A line that rises.](chart.png)
`;

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({}, (contentDir) => mkdirSync(join(contentDir, 'media')));
  return () => site.stop();
});

const picture = async (name: string) =>
  parse(await (await site.fetch('/intel/cut')).text()).querySelector(`[src*="${name}"]`);

describe('a picture that is cut off', () => {
  const parts = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } as const;

  it.each(Object.entries(parts))('is a fault and not shown, when it is %s', async (format, ending) => {
    const noise = { mean: 128, sigma: 60, type: 'gaussian' } as const;
    const whole = await sharp({ create: { width: 120, height: 60, channels: 3, background: '#000', noise } })
      .toFormat(format as keyof typeof parts)
      .toBuffer();
    const name = `cut.${ending}`;
    const file = join(site.contentDir, 'media', name);
    const article = join(site.contentDir, 'articles/cut.md');
    writeFileSync(article, ARTICLE.replace('chart.png', name));
    onTestFinished(() => {
      rmSync(file);
      rmSync(article);
    });
    // Its first bytes stay, so that its size is known.
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    const told = async () => {
      const { content }: { content: string[] } = await (await site.fetch('/healthz')).json();
      return content.find((line) => line.includes(name));
    };
    await expect.poll(told).toContain(`media/${name}: it is `);
    expect(await picture(name)).toBeNull();
    expect(await checkContent(site.contentDir)).toContainEqual(
      expect.stringMatching(new RegExp(`${name}: it is .*cut off`)),
    );
    writeFileSync(file, whole);
    await expect.poll(told).toBeUndefined();
    await expect.poll(async () => (await picture(name))?.getAttribute('width')).toBe('120');
  });
});
