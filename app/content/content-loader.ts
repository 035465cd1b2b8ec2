import type { LoaderFunctionArgs } from 'react-router';
import { pageServices } from '../page-services.ts';
import type { Loaded } from './loaded.ts';
import type { ContentDefinition } from './schema.ts';
import { contentOfVisit } from './visit.ts';

/** What a route's loaders answer: each file's content, or in the browser the promise of it. */
export type ContentData = Record<string, Loaded | Promise<Loaded>>;

/** A route's `loader`: reads the files on the server, before the page is painted. */
export function contentLoader(...definitions: ContentDefinition[]) {
  return async ({ context }: LoaderFunctionArgs): Promise<Record<string, Loaded>> => {
    const { readContent } = context.get(pageServices);
    const pairs = definitions.map(async (one) => [one.name, await readContent(one)] as const);
    return Object.fromEntries(await Promise.all(pairs));
  };
}

/** A route's `clientLoader`: never waits, so that the address changes at once and skeletons can show. */
export function contentClientLoader(...definitions: ContentDefinition[]) {
  return (): ContentData => Object.fromEntries(definitions.map((one) => [one.name, contentOfVisit(one)]));
}
