import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFolder } from '../../app/content/content-folder.server.ts';
import {
  documentFile,
  FIGURES,
  JSON_NAME,
  MARKDOWN_NAME,
  PAGES,
  slugOf,
} from '../../app/content/documents.ts';
import { blogContent } from '../../app/content/files/blog.ts';
import { commonContent } from '../../app/content/files/common.ts';
import { drawingsContent } from '../../app/content/files/drawings.ts';
import { CONTENT_FILES } from '../../app/content/files/index.ts';
import { ownerContent } from '../../app/content/files/owner.ts';
import { pricingContent } from '../../app/content/files/pricing.ts';
import { redirectsContent } from '../../app/content/files/redirects.ts';
import { checkRedirects } from '../../app/content/redirects.ts';
import { canonicalPath } from '../../app/language/localized-path.ts';
import { LEGAL_SLUGS, ROUTES } from '../../app/routes.ts';
import { undecodableMedia } from '../../server/media/pictures.ts';
import { menuPath } from '../../app/shell/menu-path.ts';
import { NOT_PUBLISHED, problemOf } from './text-problems.ts';
import { pageFilesIn, writtenTexts, type WrittenText } from './written-texts.ts';

/**
 * What visitors would miss or see wrong in a content folder. A line each: file, line and column, what was found, what is
 * expected.
 */
export async function checkContent(directory: string): Promise<string[]> {
  const undecodable = await undecodableMedia(directory);
  const folder = new ContentFolder(directory, () => {}, { showsDrafts: true, undecodable });
  const pathsNow = await new ContentFolder(directory, () => {}).paths();
  const problems = await folder.faults();
  const texts = await writtenTexts(directory, folder);
  const known = {
    paths: await folder.paths(),
    figures: (await folder.read(commonContent)).content.figures,
    unpriced: (await folder.read(pricingContent)).content.plans
      .filter(({ price }) => typeof price !== 'number')
      .map(({ id }) => id),
    categories: (await folder.read(blogContent)).content.categories,
    media: await folder.media(),
    drawings: Object.keys((await folder.read(drawingsContent)).content.drawings),
  };
  const later = filesOfLater(known.paths, pathsNow, texts);
  for (const text of texts) {
    const problem = problemOf(text, { ...known, pathsNow: later.has(text.file) ? known.paths : pathsNow });
    if (problem) problems.push(lineAt(directory, text, problem));
  }
  problems.push(
    ...labelProblems(directory, texts),
    ...(await doubles(directory, folder)),
    ...(await columnProblems(directory, folder)),
    ...(await wordlessPictures(directory, folder)),
    ...pageProblems(directory, folder, texts),
    ...(await redirectProblems(directory, folder, texts, pathsNow)),
    ...strays(directory),
  );
  return [...new Set(problems)];
}

/** The fields of owner.json that the owner has not filled in, which is no fault. */
export async function emptyOwnerFields(directory: string): Promise<string[]> {
  const { $schema: _, ...owner } = (await new ContentFolder(directory, () => {}).read(ownerContent)).content;
  return Object.entries(owner).flatMap(([field, value]) => (value.length === 0 ? [field] : []));
}

/** The files of drafts and of what a later day publishes. They may lead to each other. */
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

function lineAt(directory: string, { file, at, path, text }: WrittenText, problem: string): string {
  const shown = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  return `${join(directory, file)}:${at} ${path && `${path}: `}${JSON.stringify(shown)}: ${problem}`;
}

/** Entries of the menu and the footer that have no link and a label that the site does not know. */
function labelProblems(directory: string, texts: readonly WrittenText[]): string[] {
  const common = texts.filter(({ file }) => file === 'common.json');
  const linked = new Set(common.filter(({ key, text }) => key === 'link' && text).map(({ path }) => path));
  return common
    .filter(({ key, path }) => key === 'label' && !linked.has(path.replace(/label$/, 'link')))
    .filter(({ text }) => !menuPath(text))
    .map((text) => lineAt(directory, text, 'expected a label that the site knows, or a link beside it'));
}

/** Values that may occur only once: ids of articles and plans, the featured article. */
async function doubles(directory: string, folder: ContentFolder): Promise<string[]> {
  const articles = await folder.articles();
  const ids = articles.map(({ slug, metadata }) => [metadata.id, `articles/${slug}.md`, 'id'] as const);
  const featured = articles
    .filter(({ metadata }) => metadata.category === 'Featured')
    .map(({ slug, metadata }) => [metadata.category, `articles/${slug}.md`, 'category'] as const);
  const plans = (await folder.read(pricingContent)).content.plans.map(
    ({ id }, index) => [id, 'pricing.json', `plans[${index}].id`] as const,
  );
  return [ids, featured, plans].flatMap((all) =>
    all.flatMap(([value, file, path], index) => {
      const first = all.findIndex(([one]) => one === value);
      if (value === '' || first === index) return [];
      return [
        `${join(directory, file)}:1:1 ${path}: ${JSON.stringify(value)} is in ${all[first]?.[1]} already`,
      ];
    }),
  );
}

/** Pictures of articles and cards that nothing describes. They are not shown in cards. */
async function wordlessPictures(directory: string, folder: ContentFolder): Promise<string[]> {
  const { blog_posts: posts, featured } = (await folder.read(blogContent)).content;
  return [featured, ...posts].flatMap((post) => {
    if (!post?.image || post.image_alt) return [];
    const file = post.article ? `articles/${post.article}.md` : blogContent.name;
    return [
      `${join(directory, file)}:1:1 image_alt: expected what ${post.image} shows, for people who cannot see it`,
    ];
  });
}

/** Columns of the comparison without a plan, and plans of the editor's own without a column. */
async function columnProblems(directory: string, folder: ContentFolder): Promise<string[]> {
  const { plans, comparison } = (await folder.read(pricingContent)).content;
  const rows = comparison.features.flatMap(({ items }) => items);
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  const shipped = ['feature', 'startup', 'growth', 'enterprise'];
  const ids = plans.map(({ id }) => id).filter((id) => id && !shipped.includes(id));
  const known = new Set([...shipped, ...ids]);
  const file = `${join(directory, 'pricing.json')}:1:1 comparison`;
  return [
    ...[...columns.difference(known)].map((id) => `${file}: no plan has the id ${JSON.stringify(id)}`),
    ...[...known.difference(columns)].map(
      (id) => `${file}: no row says ${JSON.stringify(id)}: true, so the column of this plan is empty`,
    ),
  ];
}

/** What a page of blocks lacks: an address that nothing else has, a headline, and a description for search engines. */
function pageProblems(directory: string, folder: ContentFolder, texts: readonly WrittenText[]): string[] {
  const addresses = new Map<string, string>(ROUTES.map(({ path }) => [path, 'code']));
  const problems: string[] = [];
  for (const file of pageFilesIn(directory, folder)) {
    const own = texts.filter((text) => text.file === file);
    const address = own.find(({ path }) => path === 'address');
    const other = addresses.get(address?.text ?? '');
    if (address && other) problems.push(lineAt(directory, address, `${other} has this address already`));
    if (address && !other) addresses.set(address.text, file);
    for (const path of ['address', 'hero.title', 'seo.description']) {
      if (own.some((text) => text.path === path && text.text.trim())) continue;
      problems.push(`${join(directory, file)}:1:1 ${path} is missing: the page needs it`);
    }
  }
  return problems;
}

async function redirectProblems(
  directory: string,
  folder: ContentFolder,
  texts: readonly WrittenText[],
  pathsNow: ReadonlySet<string>,
) {
  const { redirects } = (await folder.read(redirectsContent)).content;
  const { broken, pages } = checkRedirects(redirects, await folder.paths());
  const early = redirects.flatMap(({ from, to: path }) => {
    const page = pages.get(canonicalPath(from));
    return page === undefined || pathsNow.has(page) ? [] : [{ field: 'to', path, reason: NOT_PUBLISHED }];
  });
  const written = texts.filter(({ file }) => file === redirectsContent.name);
  return [...broken, ...early].flatMap(({ field, path, reason }) => {
    const text = written.findLast((one) => one.key === field && one.text === path);
    return text ? [lineAt(directory, text, reason)] : [];
  });
}

/** Names that the folder may have beside the JSON files. */
const BESIDE = ['README.md', 'schemas', 'languages', 'articles', 'legal', 'pages', 'media'];

/** Files that no page shows. */
function strays(directory: string): string[] {
  const known = new Set([...CONTENT_FILES.map(({ name }) => name), ...BESIDE]);
  const named = '; expected a name such as ';
  const folders: [folder: string, isShown: (name: string) => boolean, mend: string][] = [
    ['', (name) => known.has(name), ''],
    ['articles', (name) => MARKDOWN_NAME.test(name) || name === 'figures', `${named}my-article.md`],
    [FIGURES, (name) => JSON_NAME.test(name), `${named}my-drawing.json`],
    [PAGES, (name) => JSON_NAME.test(name), `${named}my-page.json`],
    ['legal', (name) => LEGAL_SLUGS.some((slug) => name === `${slug}.md`), ''],
  ];
  return folders.flatMap(([folder, isShown, mend]) => {
    const path = join(directory, folder);
    const names = existsSync(path) ? readdirSync(path) : [];
    const others = names.filter((name) => !name.startsWith('.') && !isShown(name));
    return others.map((name) => `${join(path, name)}: no page shows this file${mend}`);
  });
}
