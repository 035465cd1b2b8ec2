/**
 * Copies the text of the element that the button names, and says so beside the button, in the words that the server wrote
 * there.
 */
export async function copy(button: HTMLElement): Promise<void> {
  const status = button.parentElement?.querySelector<HTMLElement>('[role="status"]');
  const text = document.getElementById(button.dataset.copies ?? '')?.textContent ?? '';
  // Emptied first, so that a second copy is announced too.
  if (status) status.textContent = '';
  const say = (words: string | undefined) => {
    if (status) status.textContent = words ?? '';
  };
  try {
    await navigator.clipboard.writeText(text.trimEnd());
    say(status?.dataset.copied);
  } catch {
    // No permission, or a page without https.
    say(status?.dataset.failed);
  }
  button.addEventListener('blur', () => say(''), { once: true });
}
