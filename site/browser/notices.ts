/**
 * Shows the notice of the Join dialog, which the server wrote beside its form (site/shell/join-dialog.tsx), until
 * the visitor closes it or leaves the page.
 */
export function showNotice(): void {
  const template = document.querySelector<HTMLTemplateElement>('#join-notice');
  const box = noticeBox();
  if (!template || !box) return;
  box.replaceChildren(document.importNode(template.content, true));
  box.addEventListener('focusin', noteFocusBefore);
  window.addEventListener('pagehide', closeNotice, { once: true });
}

export function closeNotice(): void {
  const box = noticeBox();
  const hadFocus = box?.contains(document.activeElement);
  box?.replaceChildren();
  if (hadFocus) before?.focus({ preventScroll: true });
}

/** The element that had the focus before it moved into the notice. */
let before: HTMLElement | undefined;

function noteFocusBefore({ relatedTarget }: FocusEvent) {
  if (relatedTarget instanceof Node && noticeBox()?.contains(relatedTarget)) return;
  before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
}

function noticeBox(): HTMLElement | null {
  return document.querySelector('.notices');
}
