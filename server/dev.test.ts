import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkout } from '../tests/fixtures/site/checkout.ts';
import { startProgram, type Program } from '../tests/fixtures/site/program.ts';

describe('npm run dev', () => {
  const copy = checkout();
  let program: Program;

  beforeAll(async () => {
    program = await startProgram(['server/dev.ts'], /"event":"start".*"address":"([^"]+)/, { cwd: copy });
    return () => program.stop();
  });

  /** A refused request would fail these tests. */
  const faq = async () => {
    const html = await (await fetch(`${program.said}/faq`)).text();
    return html.slice(html.indexOf('<main'), html.indexOf('<details'));
  };

  const edit = (file: string, from: string, to: string) => {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };

  it('shows an edit of content', async () => {
    expect(await faq()).toContain('<h1');
    const edited = { hero: { title: 'Edited', description: 'Of {questions} questions' } };
    writeFileSync(join(copy, 'content/faq.json'), JSON.stringify(edited));
    await expect.poll(faq).toContain('>Edited<');
  });

  it('shows an edit of a page, and of a schema', async () => {
    edit('site/pages/faq/page.tsx', '"wrap after-head"', '"wrap after-head edited"');
    await expect.poll(faq).toContain('after-head edited');
    edit('site/pages/faq/content.ts', 'items.length', '1000 + items.length');
    await expect.poll(faq).toMatch(/1,\d{3}/);
  });

  it('shows the next edit after a schema that its defaults do not fit', async () => {
    const [items, wrong] = ['items: listOf(', "extra: filled('Has no default.'), items: listOf("];
    edit('site/pages/faq/content.ts', items, wrong);
    await expect.poll(async () => (await fetch(`${program.said}/faq`)).status).toBe(500);
    edit('site/pages/faq/content.ts', wrong, items);
    await expect.poll(faq).toMatch(/1,\d{3}/);
  });

  it('stays the same process and warns of no second server', () => {
    expect(program.lines.filter((line) => line.includes('"event":"start"'))).toHaveLength(1);
    expect(program.lines.filter((line) => line.includes('"level":"warn"'))).toEqual([]);
  });
});
