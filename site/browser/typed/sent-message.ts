import { isRecordOfTexts, onReturn, readSession, writeSession } from '../session.ts';

/**
 * After a message was sent, the contact page says so in place of its form, until the visitor writes another one: also
 * on the way back and on a new visit of the page.
 */
export function startSentMessage(): void {
  showSentMessage();
  onReturn(['message-sent'], showSentMessage);
}

/** @param address where the answer goes */
export function rememberSent(address: string): void {
  writeSession('message-sent', { address });
}

/** Says that the message was sent, in place of the form. */
export function replaceForm(address: string): void {
  rememberSent(address);
  show(address);
  place()?.focus();
}

/** Shows the form again, for another message. */
export function openForm(): void {
  writeSession('message-sent', undefined);
  show(undefined);
}

function showSentMessage() {
  show(readSession('message-sent', isRecordOfTexts)?.address);
}

/**
 * The style sheet hides the form beside `.sent` (site/pages/contact/contact-page.css). It stays in the page: it may
 * hold a text.
 */
function show(address: string | undefined) {
  const template = place()?.querySelector('template');
  const shown = place()?.querySelector('.sent bdi')?.textContent;
  // The panel may have the focus.
  if (shown === address) return;
  place()?.querySelector('.sent')?.remove();
  if (!template || address === undefined) return;
  const panel = document.importNode(template.content, true);
  panel.querySelector('bdi')?.replaceChildren(address);
  place()?.prepend(panel);
}

function place(): HTMLElement | null {
  return document.getElementById('form');
}
