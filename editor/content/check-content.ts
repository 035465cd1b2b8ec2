import { dirname } from 'node:path';
import { documentFile, FIGURES, PAGES, slugOf } from '../../site/content/documents/documents.ts';
import { lineOf, type Fault } from '../../site/content/fault.ts';
import { onDay } from '../../site/content/reading/read-content.server.ts';
import { checkRedirects } from '../../site/content/redirects.ts';
import { LANGUAGES } from '../../site/language/languages.ts';
import { canonicalPath } from '../../site/language/paths/localized-path.ts';
import { SCHEMAS, type Content } from '../../site/schemas.ts';
import { undecodableMedia } from '../../server/media/renditions.ts';
import { menuPath } from '../../site/shell/menu-path.ts';
import { readSite } from '../../site/site-content.server.ts';
import { anchorsAt } from './anchors.ts';
import { NOT_PUBLISHED, problemOf } from './text-problems.ts';
import { writtenTexts, type WrittenText } from './written-texts.ts';

/**
 * Reports what visitors would miss or see wrong in a content folder. Each line has file, line and column, what was
 * found, and what is expected.
 */
export async function checkContent(directory: string): Promise<string[]> {
  const found = await readSite(directory, { showsDrafts: true });
  const undecodable = await undecodableMedia(directory, found.media);
  const content = await readSite(directory, { showsDrafts: true, undecodable }, found);
  for (const { code } of LANGUAGES) content.language(code);
  return [...new Set(problemsIn(directory, content).map((problem) => lineOf(directory, problem)))];
}

/** The same for a snapshot. @param content with drafts */
export function problemsIn(directory: string, content: Content): Fault[] {
  const { day, paths, common, pricing, blog, media, drawings } = content;
  const { paths: pathsNow } = onDay(content, { schemas: SCHEMAS, day });
  const texts = writtenTexts(directory, content);
  const known = {
    paths,
    anchorsAt: (path: string) => anchorsAt(path, content),
    figures: common.figures,
    unpriced: pricing.plans.filter(({ price }) => typeof price !== 'number').map(({ id }) => id),
    categories: blog.categories,
    media,
    drawings: Object.keys(drawings.drawings),
  };
  const later = filesOfLater(paths, pathsNow, texts);
  const wrong = texts.flatMap((text) => {
    const says = problemOf(text, { ...known, pathsNow: later.has(text.file) ? paths : pathsNow });
    return says === undefined ? [] : [problemAt(text, says)];
  });
  return [
    ...content.faults(),
    ...wrong,
    ...labelProblems(texts),
    ...doubles(content),
    ...columnProblems(content),
    ...wordlessPictures(content),
    ...pageProblems(content, texts),
    ...redirectProblems(content, texts, pathsNow),
    ...strays(content),
  ];
}

/** The empty fields of owner.json. They are not faults. */
export async function emptyOwnerFields(directory: string): Promise<string[]> {
  const { $schema: _, ...owner } = (await readSite(directory)).owner;
  return Object.entries(owner).flatMap(([field, value]) => (value.length === 0 ? [field] : []));
}

/** The files of drafts and of anything published on a later day. They may link to each other. */
function filesOfLater(
  paths: ReadonlySet<string>,
  pathsNow: ReadonlySet<string>,
  texts: readonly WrittenText[],
): ReadonlySet<string> {
  const later = paths.difference(pathsNow);
  const pages = texts.filter(({ path, text }) => path === 'address' && later.has(text));
  const articles = Array.from(later, (path) => documentFile('articles', slugOf(path)));
  return new Set([...pages.map(({ file }) => file), ...articles]);
}

function problemAt({ file, at, path, text }: WrittenText, problem: string): Fault {
  const shown = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  const found = shown === '' ? 'empty' : JSON.stringify(shown);
  return { file, at, says: `${path && `${path}: `}${found}: ${problem}` };
}

const START = '1:1';

/** Entries of the menu and the footer that have no link and a label that the site does not know. */
function labelProblems(texts: readonly WrittenText[]): Fault[] {
  const common = texts.filter(({ file }) => file === 'common.json');
  const linked = new Set(common.filter(({ key, text }) => key === 'link' && text).map(({ path }) => path));
  return common
    .filter(({ key, path }) => key === 'label' && !linked.has(path.replace(/label$/, 'link')))
    .filter(({ text }) => !menuPath(text))
    .map((text) => problemAt(text, 'expected a label that the site knows, or a link beside it'));
}

/** Values that may occur only once: ids of articles and plans, the featured article. */
function doubles(content: Content): Fault[] {
  const articles = Array.from(content.articles, ([slug, { metadata }]) => ({ slug, metadata }));
  const ids = articles.map(({ slug, metadata }) => [metadata.id, `articles/${slug}.md`, 'id'] as const);
  const featured = articles
    .filter(({ metadata }) => metadata.category === 'Featured')
    .map(({ slug, metadata }) => [metadata.category, `articles/${slug}.md`, 'category'] as const);
  const plans = content.pricing.plans.map(
    ({ id }, index) => [id, 'pricing.json', `plans[${index}].id`] as const,
  );
  return [ids, featured, plans].flatMap((all) =>
    all.flatMap(([value, file, path], index) => {
      const first = all.findIndex(([one]) => one === value);
      if (value === '' || first === index) return [];
      const says = `${path}: ${JSON.stringify(value)} is in ${all[first]?.[1]} already`;
      return [{ file, at: START, says }];
    }),
  );
}

/** Pictures of articles and cards without a description. Cards do not show them. */
function wordlessPictures({ blog }: Content): Fault[] {
  const { blog_posts: posts, featured } = blog;
  return [featured, ...posts].flatMap((post) => {
    if (!post?.image || post.image_alt) return [];
    const file = post.article ? `articles/${post.article}.md` : 'blog.json';
    const says = `image_alt: expected what ${post.image} shows, for people who cannot see it`;
    return [{ file, at: START, says }];
  });
}

/** Columns of the comparison without a plan, and an editor's own plans without a column. */
function columnProblems({ pricing }: Content): Fault[] {
  const { plans, comparison } = pricing;
  const rows = comparison.features.flatMap(({ items }) => items);
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  const shipped = ['feature', 'startup', 'growth', 'enterprise'];
  const ids = plans.map(({ id }) => id).filter((id) => id && !shipped.includes(id));
  const known = new Set([...shipped, ...ids]);
  return [
    ...[...columns.difference(known)].map((id) => `no plan has the id ${JSON.stringify(id)}`),
    ...[...known.difference(columns)].map(
      (id) => `no row says ${JSON.stringify(id)}: true, so the column of this plan is empty`,
    ),
  ].map((says) => ({ file: 'pricing.json', at: START, says: `comparison: ${says}` }));
}

/** Faults of a page of blocks: no headline, or no description for search engines. */
function pageProblems({ folder }: Content, texts: readonly WrittenText[]): Fault[] {
  const problems: Fault[] = [];
  for (const file of folder.pages.keys()) {
    const own = texts.filter((text) => text.file === file);
    // The folder reports a file that cannot be read, or has no address.
    if (own.length === 0) continue;
    for (const path of ['hero.title', 'seo.description']) {
      if (own.some((text) => text.path === path && text.text.trim())) continue;
      problems.push({ file, at: START, says: `${path} is missing: the page needs it` });
    }
  }
  return problems;
}

function redirectProblems(
  { redirects: { redirects }, paths }: Content,
  texts: readonly WrittenText[],
  pathsNow: ReadonlySet<string>,
): Fault[] {
  const { broken, pages } = checkRedirects(redirects, paths);
  const early = redirects.flatMap(({ from, to: path }) => {
    const page = pages.get(canonicalPath(from));
    return page === undefined || pathsNow.has(page) ? [] : [{ field: 'to', path, reason: NOT_PUBLISHED }];
  });
  const written = texts.filter(({ file }) => file === 'redirects.json');
  return [...broken, ...early].flatMap(({ field, path, reason }) => {
    const text = written.findLast((one) => one.key === field && one.text === path);
    return text ? [problemAt(text, reason)] : [];
  });
}

/** Names that the folder may have beside its content. */
const BESIDE = new Set(['README.md', 'schemas', 'languages/site.pot']);

/** The pattern of file names in each folder. */
const NAMES: Readonly<Record<string, string>> = {
  articles: 'my-article.md',
  [FIGURES]: 'my-drawing.json',
  [PAGES]: 'my-page.json',
};

/**
 * Files that no page shows. Hidden files do not count, except those that macOS leaves beside others: they are copied by
 * accident.
 */
function strays(content: Content): Fault[] {
  const names = content.strays.filter((name) => !BESIDE.has(name) && !/(?:^|\/)\.(?!_)/.test(name));
  return names.map((file) => {
    const expected = NAMES[dirname(file)];
    return {
      file,
      says: `no page shows this file${expected ? `; expected a name such as ${expected}` : ''}`,
    };
  });
}
