/**
 * Pressing a marked figure of a draft shows its source without scripts (app/illustrations/source-rows.tsx). These show it
 * under the pointer and on focus too.
 */
export function startSources(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-source]')) {
    row.addEventListener('pointerover', show);
    row.addEventListener('focusin', show);
    row.addEventListener('pointerleave', () => row.matches(':focus-within') || hide(row));
    row.addEventListener('focusout', () => hide(row));
  }
}

/** Presses the button: only then does the browser know which element to place the source at. */
function show({ target }: Event) {
  if (target instanceof HTMLButtonElement) target.click();
}

/** Firefox before 125 has no popovers, and shows none. */
function hide(row: HTMLElement) {
  row.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
}
