import { use, useEffect } from 'react';
import { useLoaderData } from 'react-router';
import type { ContentData } from './content-loader.ts';
import type { Loaded } from './loaded.ts';
import type { ContentDefinition } from './schema.ts';
import { rememberPainted } from './visit.ts';

/**
 * The content file of the page at hand, which its loaders must name. Suspends while the file is on its way
 * (the nearest `Suspense` shows the skeleton); afterwards the content is whole, and `error` tells whether
 * the file could be had.
 */
export function useContent<Definition extends ContentDefinition>(definition: Definition): Loaded<Definition> {
  const data = useLoaderData<ContentData>();
  const source = data[definition.name];
  if (!source) throw new Error(`The loaders of this page do not load ${definition.name}`);
  const loaded = source instanceof Promise ? use(source) : source;
  useEffect(() => rememberPainted(definition.name, loaded), [definition.name, loaded]);
  return loaded as Loaded<Definition>;
}
