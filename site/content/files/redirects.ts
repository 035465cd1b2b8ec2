import * as v from 'valibot';
import { type ContentOf, defineContent, listOf } from '../schema.ts';

const path = v.regex<string, string>(
  /^\/$|^(?:\/[\w.~-]+)+$/,
  'a path of this site without a language, such as /intel/old-name',
);

/** Addresses that pages had before. The site leads visitors from there to where the page is now (301). */
export const redirectsContent = defineContent(
  'redirects.json',
  {
    redirects: listOf('Each old address may appear only once.', {
      from: v.pipe(v.string(), path, v.description('The old address: "/intel/old-name". In every language.')),
      to: v.pipe(v.string(), path, v.description('The address of the page now: "/intel/new-name".')),
    }),
  },
  { redirects: ({ redirects }) => redirects },
);

export type Redirect = ContentOf<typeof redirectsContent>['redirects'][number];
