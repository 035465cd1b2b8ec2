import * as v from 'valibot';
import { parseLocalizedPath } from '../../app/language/localized-path.ts';
import { LANGUAGES } from '../../app/language/languages.ts';
import { OTHER } from './store.ts';

/** What a page reports of itself, as `app/insights/` sends it. */
export type Beacon = v.InferOutput<typeof BEACON>;

/** Where a browser says it is: the address as it stands, and the language of the page. */
const WHERE = {
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(300)),
  language: v.picklist(LANGUAGES.map(({ code }) => code)),
};

/** Milliseconds or a score. What is beyond all sense ends up in the last bucket. */
const MEASURED = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)));

export const BEACON = v.variant('type', [
  v.strictObject({
    type: v.literal('view'),
    ...WHERE,
    /** Host name of the other site whose link led here. */
    referrer: v.optional(v.pipe(v.string(), v.toLowerCase(), v.maxLength(253), v.regex(/^[\w.:[\]-]+$/))),
  }),
  v.strictObject({
    type: v.literal('speed'),
    ...WHERE,
    values: v.strictObject({ LCP: MEASURED, INP: MEASURED, CLS: MEASURED, FCP: MEASURED, TTFB: MEASURED }),
  }),
]);

/**
 * The labels that a beacon is counted under: of the site's own pages and languages, whatever was sent.
 * @param paths of all pages, without a language
 */
export function labelsOf({ path, language }: Pick<Beacon, 'path' | 'language'>, paths: ReadonlySet<string>) {
  const address = parseLocalizedPath(path);
  return { route: paths.has(address.path) ? address.path : OTHER, language: address.language ?? language };
}

/** A sentence for each field of a body that is no beacon. */
export function problemsOf(issues: readonly [v.InferIssue<typeof BEACON>, ...v.InferIssue<typeof BEACON>[]]) {
  return Object.fromEntries(
    issues.map((issue) => [v.getDotPath(issue) ?? 'body', `must be ${issue.expected ?? 'something else'}`]),
  );
}
