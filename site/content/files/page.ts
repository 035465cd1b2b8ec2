import * as v from 'valibot';
import builtIn from '../built-in.json' with { type: 'json' };
import { titleOfSlug } from '../documents/documents.ts';
import { isLanguageCode } from '../../language/languages.ts';
import { NOT_FOUND, routeAt } from '../../routes.ts';
import { A_DAY, isDay } from '../dates.ts';
import { NEVER } from '../publishing.ts';
import { checked, matching, defineContent, flag, list, type ContentOf } from '../schema.ts';
import type { Translated } from '../translated.ts';
import { BLOCKS, drawing } from './blocks.ts';
import { nextStep, seo, titled } from './titled.ts';

/** The built-in pages, shown when a page's file was never readable or the folder has no pages at all. */
export const BUILT_IN_PAGES: ReadonlyMap<string, object> = new Map(Object.entries(builtIn.pages));

const PAGE = defineContent(
  'page.json',
  {
    address: v.optional(
      v.pipe(
        matching(
          /^$|^(?!.{201})(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
          'a path of small letters, figures and hyphens, 200 characters at most, such as /solutions/fundraising',
          'Its address: "/solutions/fundraising". A page with another address is another page.',
        ),
        v.check(
          isFree,
          'a path that the site does not use otherwise, with any settings, and without a language at its start, such as /solutions/fundraising',
        ),
      ),
      '',
    ),
    draft: flag('Only npm run preview shows it.'),
    published: checked(
      isDay,
      A_DAY,
      'The day in New York from which visitors see it: "2027-03-01". Left out: at once.',
    ),
    seo,
    hero: titled('The headline.', 'One or two sentences beside it.', {
      drawing: v.optional(drawing),
    }),
    blocks: list(BLOCKS, 'The sections of the page, in their order.'),
    next_step: nextStep,
  },
  { replacements: { draft: true, published: NEVER } },
);

/**
 * Paths of files, data and endpoints, which take precedence over pages of content.
 * server/whole-app/app.addresses.test.ts compares them with the routes of the server.
 */
const TAKEN = [
  NOT_FOUND,
  '/admin{/*}?',
  '/assets/*',
  '/data{/*}?',
  '/functions/v1{/*}?',
  '/healthz',
  '/insights{/*}?',
  '/media/:version/:file',
  '/metrics',
].map((pathname) => new URLPattern({ pathname }));

/** Whether visitors can reach a page of content at the path. */
function isFree(path: string): boolean {
  const [, first = ''] = path.split('/');
  return !routeAt(path) && !isLanguageCode(first) && !TAKEN.some((taken) => taken.test({ pathname: path }));
}

/** A page that editors build from blocks: `pages/{name}.json`. */
export function pageContent(name: string) {
  return {
    ...PAGE,
    required: 'address',
    name: `pages/${name}.json`,
    defaults: BUILT_IN_PAGES.get(name) ?? namedAs(name),
  };
}

/** A page without its texts shows the name of its file. */
function namedAs(name: string) {
  const title = titleOfSlug(name);
  return { seo: { title, description: title }, hero: { title } };
}

export type PageContent = ContentOf<ReturnType<typeof pageContent>>;

/** The page as components receive it. */
export type TranslatedPage = Translated<PageContent>;
