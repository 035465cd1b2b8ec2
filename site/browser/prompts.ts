/** Space in CSS pixels between a focused element and the prompts, for its outline. */
const GAP = 8;

/** Keeps everything that the prompts at the bottom of the window cover within reach, however high they are. */
export function startPrompts(): void {
  const prompts = document.querySelector<HTMLElement>('.prompts');
  if (!prompts) return;
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    const height = prompts.offsetHeight;
    style.paddingBlockEnd = style.scrollPaddingBlockEnd = `${height && height + GAP}px`;
  }).observe(prompts);
}
