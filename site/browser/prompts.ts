/** Between what has the focus and the prompts, for its outline, in CSS pixels. */
const GAP = 8;

/** Keeps what the prompts at the end of the window would cover within reach, however high they are. */
export function startPrompts(): void {
  const prompts = document.querySelector<HTMLElement>('.prompts');
  if (!prompts) return;
  const { style } = document.documentElement;
  new ResizeObserver(() => {
    const height = prompts.offsetHeight;
    style.paddingBlockEnd = style.scrollPaddingBlockEnd = `${height && height + GAP}px`;
  }).observe(prompts);
}
