/**
 * Shows the source of a marked figure on hover and on focus. Without scripts a press shows it
 * (site/drawings/draft.tsx). It presses the button, because only then does the browser know where to place the source.
 */
export function startSources(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-sources]')) {
    const show = ({ target }: Event) => target instanceof HTMLButtonElement && target.click();
    // Firefox before 125 has no popovers, and shows no sources.
    const hide = () => row.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
    row.addEventListener('pointerover', show);
    row.addEventListener('focusin', show);
    row.addEventListener('pointerleave', () => row.matches(':focus-within') || hide());
    row.addEventListener('focusout', hide);
  }
}
