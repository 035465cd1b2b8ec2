/** Space in CSS pixels between a focused element and the prompts, for its outline. */
const GAP = 8;

/** Leaves room below the page for the prompts at the bottom of the window, so that visitors can scroll everything into view. */
export function startPrompts(): void {
  const prompts = document.querySelector<HTMLElement>('.prompts');
  if (!prompts) return;
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    const height = prompts.offsetHeight;
    style.paddingBlockEnd = style.scrollPaddingBlockEnd = `${height && height + GAP}px`;
  }).observe(prompts);
}
