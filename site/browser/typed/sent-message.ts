import { isRecord, isText, onReturn, readSession, writeSession } from './session.ts';

/** That the message of this visit was sent, and the address that the answer goes to. */
interface SentMessage {
  address: string;
}

function isSentMessage(value: unknown): value is SentMessage {
  return isRecord(value) && isText(value.address);
}

/**
 * After a message was sent, the contact page says so in place of its form, until the visitor writes another one: also
 * on the way back and on a new visit of the page.
 */
export function startSentMessage(): void {
  showSentMessage();
  onReturn(['message-sent'], showSentMessage);
}

export function rememberSent(address: string): void {
  writeSession('message-sent', { address });
}

/** Says that the message was sent, in place of the form. */
export function replaceForm(address: string): void {
  rememberSent(address);
  show({ address });
  place()?.focus();
}

/** Shows the form again, for another message. */
export function openForm(): void {
  writeSession('message-sent', undefined);
  show(undefined);
}

function showSentMessage() {
  show(readSession('message-sent', isSentMessage));
}

/**
 * The style sheet hides the form beside `.sent` (site/pages/contact/contact-page.css). It stays in the page: it may
 * hold a text.
 */
function show(sent: SentMessage | undefined) {
  const template = place()?.querySelector('template');
  place()?.querySelector('.sent')?.remove();
  if (!template || !sent) return;
  const panel = document.importNode(template.content, true);
  panel.querySelector('bdi')?.replaceChildren(sent.address);
  place()?.prepend(panel);
}

function place(): HTMLElement | null {
  return document.getElementById('form');
}
