import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMeasuredSite } from '../measured-site.ts';
import { tell } from '../progress.ts';
import type { Curve } from './curve.ts';
import { pageCost } from './page-cost.ts';

interface Growth {
  of: string;
  counts: readonly number[];
  /** The file that is touched before each cold page. */
  file: string;
  /** Pages to look at, the first being the one that shows them all. */
  paths: readonly string[];
  /** Puts so many of them into a content folder. */
  grow: (folder: string, count: number) => void;
}

const ARTICLES: Growth = {
  of: 'articles',
  counts: [6, 50, 250, 1000],
  file: 'blog.json',
  paths: ['/intel', '/intel/ai-intelligence-article', '/about'],
  grow: (folder, count) => {
    const article = readFileSync(join(folder, 'articles/ai-intelligence-article.md'), 'utf8');
    for (let index = 0; index < count; index += 1) {
      writeFileSync(join(folder, `articles/generated-${index}.md`), article);
    }
    growList(folder, 'blog.json', count, (blog) => blog.blog_posts);
  },
};

const QUESTIONS: Growth = {
  of: 'FAQ items',
  counts: [6, 50, 250, 1000],
  file: 'home.json',
  paths: ['/', '/about'],
  grow: (folder, count) => growList(folder, 'home.json', count, (home) => home.faq.items),
};

/**
 * What pages cost by how much the editors have written: a content folder of its own for each size, with the shipped
 * entries repeated, and the built site reading it.
 */
export async function contentCurves(): Promise<Curve[]> {
  return [...(await grownCurves(ARTICLES)), ...(await grownCurves(QUESTIONS))];
}

async function grownCurves({ of, counts, file, paths, grow }: Growth): Promise<Curve[]> {
  const curves = paths.flatMap((path): [Curve, Curve] => [
    { of, what: `${path}, cold`, unit: 'ms', points: [] },
    { of, what: `${path}, cached`, unit: 'µs', points: [] },
  ]);
  for (const count of counts) {
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('content', folder, { recursive: true });
    grow(folder, count);
    const site = await startMeasuredSite({ CONTENT_DIR: folder });
    for (const [index, path] of paths.entries()) {
      const { cold, cached } = await pageCost(site, path, file);
      curves[2 * index]?.points.push({ count, cost: cold });
      curves[2 * index + 1]?.points.push({ count, cost: cached });
    }
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
    tell(`${count} ${of}`);
  }
  return curves;
}

interface GrowingFiles {
  blog_posts: object[];
  faq: { items: object[] };
}

/** Repeats the entries of a list in a content file, with titles and questions of their own. */
function growList(folder: string, name: string, count: number, listOf: (file: GrowingFiles) => object[]) {
  const path = join(folder, name);
  const file: GrowingFiles = JSON.parse(readFileSync(path, 'utf8'));
  const list = listOf(file);
  const shipped = [...list];
  list.length = 0;
  for (let index = 0; index < count; index += 1) {
    const entry = { ...shipped[index % shipped.length] };
    const round = Math.floor(index / shipped.length);
    list.push(round === 0 ? entry : numbered(entry, index, round));
  }
  writeFileSync(path, JSON.stringify(file));
}

function numbered(entry: object, index: number, round: number): object {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      if (key === 'id') return [key, index + 1];
      return [key, key === 'title' || key === 'question' ? `${value} (${round})` : value];
    }),
  );
}
