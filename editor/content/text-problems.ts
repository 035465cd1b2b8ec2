import { bracedIn } from '../../site/language/text.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { destinationOf } from '../../site/language/paths/destination.ts';
import { expectedAnchor } from '../../site/content/documents/anchors.ts';
import { isMediumName, type Media } from '../../site/content/media/media.ts';
import { looksLikeFigure } from '../../site/language/figures/read-figure.ts';
import { FEED_PATH } from '../../site/routes.ts';
import { HOME } from '../../server/process/home-folder.ts';
import { BROWSER_BUILD } from '../../server/middleware/static-files.ts';
import type { WrittenText } from './written-texts.ts';

/** The things that texts may refer to. */
interface Known {
  /** The paths of all pages. */
  paths: ReadonlySet<string>;
  /** The paths that the text's readers can see. */
  pathsNow: ReadonlySet<string>;
  /** The ids of the parts of a page. */
  anchorsAt: (path: string) => readonly string[];
  /** The figures behind placeholders, by name. */
  figures: Readonly<Record<string, number>>;
  /** The ids of the plans without a price. */
  unpriced: readonly string[];
  /** The names that articles may have as their category. */
  categories: readonly string[];
  /** The names of the drawings. */
  drawings: readonly string[];
  /** The pictures and videos of media/. */
  media: Media;
}

export const NOT_PUBLISHED = 'the page is not published yet';

/** The fault of a text that has the right type, with what is expected; undefined for a good text. */
export function problemOf(text: WrittenText, known: Known): string | undefined {
  return (
    linkProblem(text, known) ??
    pictureProblem(text, known) ??
    dateProblem(text) ??
    categoryProblem(text, known) ??
    drawingProblem(text, known) ??
    figureProblem(text) ??
    placeholderProblem(text, known) ??
    priceProblem(text, known)
  );
}

function linkProblem(
  { file, key, path, text }: WrittenText,
  { paths, pathsNow, anchorsAt }: Known,
): string | undefined {
  // The reader of documents reports links to their own headings.
  if (key !== 'link' || text === '' || /^(?:#|mailto:)/.test(text)) return undefined;
  const destination = destinationOf(text);
  if (destination?.kind === 'web') return undefined;
  const to = destination?.to ?? '';
  const [target = ''] = to.split(/[?#]/, 1);
  const own = file === 'showcase.json' && /^showcases\[\d+\]\.link$/.test(path);
  if (target === FEED_PATH) return undefined;
  if (pathsNow.has(target)) {
    const expected = to.includes('#') ? expectedAnchor(to, anchorsAt(target)) : undefined;
    return expected && `expected ${expected}`;
  }
  if (paths.has(target)) return NOT_PUBLISHED;
  return own
    ? 'expected the address of a page: its entry needs "page", or leave the link empty'
    : 'expected the address of a page of this site, or one that begins with https://';
}

function pictureProblem({ isMedium, text }: WrittenText, { media }: Known): string | undefined {
  if (!isMedium || media.has(text)) return undefined;
  if (isMediumName(text)) {
    return `expected a file in media/: ${[...media.keys()].join(', ') || 'it has none'}`;
  }
  // Only the picture of an article may be elsewhere.
  if (!text.startsWith('/')) return undefined;
  // A release has only the files that the build has copied.
  const isThere = [join(HOME, 'public'), BROWSER_BUILD].some((folder) => existsSync(join(folder, text)));
  return isThere ? undefined : 'expected a file in public/';
}

function dateProblem({ file, key, path, text }: WrittenText): string | undefined {
  if (text !== '') return undefined;
  if (file.startsWith('articles/') && key === 'published') return 'expected a date such as 2025-09-01';
  const isCard = file === 'blog.json' && /^blog_posts\[\d+\]\.date$/.test(path);
  return isCard ? 'expected a date such as "Sept 1, 2025"' : undefined;
}

function categoryProblem({ file, key, text }: WrittenText, { categories }: Known): string | undefined {
  if (!file.startsWith('articles/') || key !== 'category') return undefined;
  const names = categoryNames({ categories });
  return names.includes(text) ? undefined : `expected one of ${names.join(', ')}`;
}

/** The categories that an article may have. */
export function categoryNames({ categories }: { categories: readonly string[] }): string[] {
  return ['Featured', ...categories.filter((name) => name !== 'All')];
}

function drawingProblem({ key, text }: WrittenText, { drawings }: Known): string | undefined {
  if (key !== 'drawing' || drawings.includes(text)) return undefined;
  return `expected the name of a drawing in drawings.json: ${drawings.join(', ')}`;
}

/** A figure that the site cannot format is shown unchanged in every language, so it is a fault. */
function figureProblem({ key, text }: WrittenText): string | undefined {
  return (key === 'value' || key === 'rate') && looksLikeFigure(text)
    ? 'expected a figure such as 98%, 1,204, 10,000+, 10K, $35,000, $3.1M, $50B+ or €5'
    : undefined;
}

/** Placeholders that work everywhere, besides the figures. */
const ALWAYS = ['brand', 'product', 'email', 'year'];

/** Names and addresses that pages show as they are. */
const AS_WRITTEN =
  /^branding\.(?:name|product)$|^footer\.sections\.company\.contact\.email$|(?:^|\.)(?:company_name|ticker|form)$/;

function placeholderProblem({ path, text }: WrittenText, { figures, unpriced }: Known): string | undefined {
  const isName = AS_WRITTEN.test(path);
  const names = isName ? [] : [...ALWAYS, ...Object.keys(figures)].map((name) => `{${name}}`);
  const unfilled = bracedIn(text).find((braced) => !names.includes(braced));
  if (unfilled === undefined) return undefined;
  if (isName) return `expected no placeholder: nothing fills ${unfilled}`;
  const plan = unpriced.find((id) =>
    ['price', 'annual', 'saving'].some((of) => unfilled === `{${of}.${id}}`),
  );
  const reason = plan === undefined ? '' : `the plan ${JSON.stringify(plan)} has no price, so `;
  return `expected only placeholders such as ${names.join(', ')}: ${reason}nothing fills ${unfilled}`;
}

/** A price in figures contradicts the plans as soon as they change. */
function priceProblem({ file, path, text }: WrittenText, { figures }: Known): string | undefined {
  if (file === 'showcase.json' || path.startsWith('plans[')) return undefined;
  const prices = Object.entries(figures).filter(([name]) => /^(?:price|annual)\./.test(name));
  for (const [amount, digits = ''] of text.matchAll(
    /\$(\d+(?:,\d{3})*)(?![\d.]|,\d| ?(?:M|million|billion|B)\b)/g,
  )) {
    const price = prices.find(([, value]) => value === Number(digits.replaceAll(',', '')));
    if (price) return `found ${amount}, expected {${price[0]}}`;
    const isAboutPlans = file === 'pricing.json' || file === 'faq.json';
    if (isAboutPlans || new RegExp(`\\${amount}(?:/month| (?:a|per) month)`).test(text)) {
      return `found ${amount}, expected the price of a plan: {price.startup} and the like`;
    }
  }
  return undefined;
}
