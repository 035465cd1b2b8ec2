import type { ComponentType } from 'react';

/** The module of an island, `{name}.island.tsx` in the folder of its page. The server writes the name. */
export interface Island {
  default: ComponentType<never>;
}

/**
 * Lets React take over each island of the document when somebody points at it, touches it or has the focus in it. Until
 * then, and if this fails, the browser does what the server's HTML says: it posts forms and follows links.
 */
export function mountIslands(modules: Readonly<Record<string, () => Promise<Island>>>): void {
  const files = Object.entries(modules);
  for (const container of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '' } = container.dataset;
    const [, load] = files.find(([file]) => file.endsWith(`/${island}.island.tsx`)) ?? [];
    if (load) whenTouched(container, () => mount(container, load));
  }
}

async function mount(container: HTMLElement, load: () => Promise<Island>): Promise<void> {
  const pressAgain = notePress(container);
  try {
    const [{ hydrate }, module] = await Promise.all([import('./hydrate.tsx'), load()]);
    const data = document.querySelector(`[data-props-of="${container.dataset.island}"]`)?.textContent ?? '';
    hydrate(container, module.default, JSON.parse(data));
    container.dataset.mounted = '';
    pressAgain();
  } catch (error) {
    console.warn(error);
  }
}

/** The first sign that somebody is about to act. The last two come from a keyboard and from other software. */
const TOUCHES = ['pointerover', 'focusin', 'input', 'click'] as const;

function whenTouched(container: HTMLElement, start: () => void): void {
  const surroundings = container.parentElement ?? container;
  // The visitor acted before this script loaded.
  if (surroundings.querySelector(':focus, :user-valid, :user-invalid')) return start();
  const touch = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('form, input, select, textarea, button'))) return;
    for (const type of TOUCHES) surroundings.removeEventListener(type, touch);
    start();
  };
  for (const type of TOUCHES) surroundings.addEventListener(type, touch);
}

/**
 * Remembers the last press of a button or checkbox that does nothing without React.
 * @returns a function that presses it again
 */
function notePress(container: HTMLElement): () => void {
  let pressed: HTMLElement | undefined;
  const note = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>(ONLY_REACT_ANSWERS) ?? pressed;
  };
  container.addEventListener('click', note);
  return () => {
    container.removeEventListener('click', note);
    pressed?.click();
  };
}

const ONLY_REACT_ANSWERS = '[type=button]:not([data-press]), [type=checkbox]';
