import type { ComponentType } from 'react';
import type { IslandData } from './island-root.tsx';

/** The modules of the islands, by the name that the server wrote. */
export type Islands = Readonly<Record<string, () => Promise<{ default: ComponentType<never> }>>>;

/**
 * Takes over the islands of the document, each when a field or button in it or beside it is pointed at, touched or has the
 * focus. What is pressed until then is pressed again. If this fails, its links and forms work as the server sent them.
 */
export function mountIslands(islands: Islands): void {
  for (const container of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const pressAgain = holdPresses(container);
    whenNeeded(container, () => {
      mount(container, islands, pressAgain).catch((error: unknown) => {
        console.warn(error);
        container.dataset.mounted = 'failed';
        pressAgain(true);
      });
    });
  }
}

function whenNeeded(container: HTMLElement, start: () => void): void {
  const surroundings = container.parentElement ?? container;
  // Before this script came.
  const typed = [...surroundings.querySelectorAll('input, select, textarea')].some((field) =>
    globalThis.typedEarly?.has(field),
  );
  if (typed || surroundings.contains(document.activeElement)) return start();
  const touch = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(TOUCHED))) return;
    for (const type of TOUCHES) surroundings.removeEventListener(type, touch);
    start();
  };
  for (const type of TOUCHES) surroundings.addEventListener(type, touch);
}

/** What somebody acts on. */
const TOUCHED = 'form, input, select, textarea, button';

/** The first sign that somebody is about to act; the last four come from a keyboard and from other software. */
const TOUCHES = ['pointerover', 'focusin', 'input', 'click', 'submit'] as const;

/** Milliseconds after which a form is posted whose script has not come. */
const LONGEST_WAIT_MS = 8000;

/**
 * Holds what is pressed before React can answer: the buttons and boxes that it answers, but not those with `data-press`,
 * which site/main.ts answers, and the last post of each form.
 * @returns presses them again, in their order; after a failure only what posts
 */
function holdPresses(container: HTMLElement): (failed?: boolean) => void {
  const presses = new Map<Event | HTMLFormElement, () => void>();
  container.addEventListener('click', (event) => {
    const { target } = event;
    if ('mounted' in container.dataset || !(target instanceof Element)) return;
    const pressed = target.closest<HTMLElement>(ANSWERED_BY_REACT);
    if (pressed) presses.set(event, () => pressed.click());
  });
  container.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if ('mounted' in container.dataset || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (!presses.has(form))
      setTimeout(() => 'mounted' in container.dataset || form.submit(), LONGEST_WAIT_MS);
    // React, or another script, may have put other elements in their place.
    presses.set(form, () => {
      const now = form.isConnected ? form : container.querySelector('form');
      now?.requestSubmit(submitter && now.contains(submitter) ? submitter : null);
    });
  });
  return (failed = false) => {
    // Once, and in tasks of their own: React renders in between.
    for (const [pressed, press] of presses) {
      if (!failed || pressed instanceof HTMLFormElement) setTimeout(press);
    }
    presses.clear();
  };
}

const ANSWERED_BY_REACT = '[type=button]:not([data-press]), [type=checkbox]';

async function mount(container: HTMLElement, islands: Islands, then: () => void): Promise<void> {
  const { island = '' } = container.dataset;
  const data = document.querySelector(`[data-props-of="${island}"]`)?.textContent ?? '';
  const [{ hydrateIsland }, module] = await Promise.all([import('./hydrate.tsx'), islands[island]?.()]);
  if (!module) throw new Error(`There is no island ${island}`);
  container.dataset.mounted = '';
  hydrateIsland(container, module.default, JSON.parse(data) as IslandData, then);
}
