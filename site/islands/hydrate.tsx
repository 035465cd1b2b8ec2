import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { IslandRoot, type IslandData } from './island-root.tsx';
import { readFields, writeFields } from '../browser/typed/fields.ts';

/**
 * Hydrates an island. What another script did to its elements, or an error in it, costs this island at most: React renders
 * it anew, or else what the server rendered comes back, whose forms work by posting. What the visitor typed stays.
 * @param then when it answers
 */
export function hydrateIsland(
  container: HTMLElement,
  component: ComponentType<never>,
  data: IslandData,
  then: () => void,
) {
  const fromServer = Array.from(container.childNodes, (node) => node.cloneNode(true));
  let fields = readFields(container);
  // React sets a textarea to the server's text when it hydrates it. The focus may be on its way to another field: React
  // hydrates at once when it leaves one.
  const begin = () => {
    writeFields(container, { values: fields.values });
    then();
  };
  const element = (
    <Hydrated then={begin}>
      <IslandRoot component={component as ComponentType<object>} data={data} />
    </Hydrated>
  );
  let failures = 0;
  let root: Root;

  const keepFields = () => {
    fields = readFields(container);
  };
  // Before React hears of it, which then hydrates at once.
  container.addEventListener('input', keepFields, true);
  container.addEventListener('focusin', keepFields, true);

  const options = {
    identifierPrefix: `${container.dataset.island}-`,
    // React has found other elements than the server rendered, and has rendered the island anew.
    onRecoverableError: (error: unknown) => {
      console.warn(error);
      writeFields(container, fields);
    },
    onCaughtError: (error: unknown) => {
      console.warn(error);
      const typed = fields;
      queueMicrotask(() => writeFields(container, typed));
    },
    onUncaughtError: (error: unknown) => {
      console.warn(error);
      const typed = fields;
      failures += 1;
      // React still has work to do in this root.
      setTimeout(() => {
        unmount(root);
        if (failures > MOST_FAILURES) {
          container.replaceChildren(...fromServer);
          setTimeout(then);
        } else {
          container.replaceChildren();
          root = createRoot(container, options);
          root.render(element);
        }
        setTimeout(() => writeFields(container, typed));
      });
    },
  };
  // In steps: what somebody does meanwhile is answered between them.
  startTransition(() => {
    root = hydrateRoot(container, element, options);
  });
}

/** Its effect runs after those of the island. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** An error of the island's own comes back each time; those that another script causes seldom do. */
const MOST_FAILURES = 3;

/** React may fail again at elements that are no longer where it put them. */
function unmount(root: Root) {
  try {
    root.unmount();
  } catch (error) {
    console.warn(error);
  }
}
