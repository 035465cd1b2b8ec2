import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { readFields } from '../browser/typed/fields.ts';
import { IslandRoot, type IslandData } from './island-root.tsx';

/**
 * Hydrates an island in one step, so that nobody can type into it meanwhile. If another script has changed its
 * elements, React renders it again, with the visitor's input. If React cannot render it, the server's HTML stays, and
 * browsers post its forms.
 */
export function hydrate<Props extends object>(
  container: HTMLElement,
  component: ComponentType<Props>,
  data: IslandData<Props>,
): void {
  let shown = [...container.childNodes];
  flushSync(() =>
    hydrateRoot(container, <IslandRoot component={component} data={data} typed={readFields(container)} />, {
      identifierPrefix: `${container.dataset.island}-`,
      onRecoverableError: (error) => console.warn(error),
      onCaughtError(error) {
        console.warn(error);
        shown = [...container.childNodes];
      },
      onUncaughtError(error) {
        console.warn(error);
        container.replaceChildren(...shown);
      },
    }),
  );
}
