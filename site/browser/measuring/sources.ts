/**
 * Shows the source of a marked figure under the pointer and on focus too: without scripts a press does
 * (site/drawings/sheet.tsx). Presses the button: only then does the browser know which element to place the source at.
 */
export function startSources(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-sources]')) {
    const show = ({ target }: Event) => target instanceof HTMLButtonElement && target.click();
    // Firefox before 125 has no popovers, and shows none.
    const hide = () => row.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
    row.addEventListener('pointerover', show);
    row.addEventListener('focusin', show);
    row.addEventListener('pointerleave', () => row.matches(':focus-within') || hide());
    row.addEventListener('focusout', hide);
  }
}
