import * as v from 'valibot';
import builtIn from '../built-in.json' with { type: 'json' };
import { titleOfSlug } from '../documents/documents.ts';
import { isLanguageCode } from '../../language/languages.ts';
import { routeAt } from '../../routes.ts';
import { A_DAY, isDay } from '../dates.ts';
import { NEVER } from '../publishing.ts';
import { checked, matching, defineContent, flag, list, type ContentOf } from '../schema.ts';
import type { Translated } from '../translated.ts';
import { BLOCKS, drawing } from './blocks.ts';
import { nextStep, seo, titled } from './titled.ts';

/** The built-in pages, shown when a page's file was never readable or the folder has no pages at all. */
export const BUILT_IN_PAGES: Readonly<Record<string, object>> = builtIn.pages;

const PAGE = defineContent(
  'page.json',
  {
    address: v.optional(
      v.pipe(
        matching(
          /^$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
          'a path of small letters, figures and hyphens, such as /solutions/fundraising',
          'Its address: "/solutions/fundraising". A page with another address is another page.',
        ),
        v.check(
          isFree,
          'a path that no page in code has and that begins with no language, such as /solutions/fundraising',
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

/** Whether visitors can reach a page of content at the path: they get a page in code, or a language, first. */
function isFree(path: string): boolean {
  return !routeAt(path) && !isLanguageCode(path.split('/')[1]);
}

/** A page that editors build from blocks: `pages/{name}.json`. */
export function pageContent(name: string) {
  return {
    ...PAGE,
    required: 'address',
    name: `pages/${name}.json`,
    defaults: BUILT_IN_PAGES[name] ?? namedAs(name),
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
