import type { Prefill } from '../contact/message.ts';
import type { NoticePhrases } from '../contact/posted.ts';
import { carryToContact } from './drafts.ts';
import { element } from './element.ts';
import { isRecord, isRecordOfTexts, isText, onReturn, readSession, writeSession } from './session.ts';

/** A notice that a visitor may still want to read, on the next page too. Texts are in the language `lang`. */
export interface OpenNotice {
  kind: NoticePhrases['kind'];
  title: string;
  text: string;
  /** Label of the button that closes it. */
  close: string;
  lang: string;
  /** Unix milliseconds at which it closes by itself; absent for one that waits to be closed. */
  until?: number;
  /** A button that leads to the contact form. */
  action?: { label: string; href: string; values: Prefill };
}

function isNotice(value: unknown): value is OpenNotice {
  if (!isRecord(value)) return false;
  const { kind, title, text, close, lang, until, action } = value;
  return (
    (kind === 'good' || kind === 'bad') &&
    [title, text, close, lang].every(isText) &&
    (until === undefined || typeof until === 'number') &&
    (action === undefined ||
      (isRecord(action) && isText(action.label) && isText(action.href) && isRecordOfTexts(action.values)))
  );
}

/**
 * Success notices without an action close after this time. Errors stay until closed or replaced, because text that must
 * be read may have no time limit (WCAG 2.2.1).
 */
const SUCCESS_DURATION_MS = 10_000;

let timer: ReturnType<typeof setTimeout>;

/** Shows the notice that the visitor brings along from the page before. */
export function startNotices(): void {
  showOpen();
  document.querySelector<HTMLElement>('.notices')?.addEventListener('focusin', noteFocusBefore);
  onReturn(['notice'], showOpen);
}

export function showNotice(notice: OpenNotice): void {
  const lasts = notice.kind === 'good' && !notice.action;
  const open = { ...notice, ...(lasts && { until: Date.now() + SUCCESS_DURATION_MS }) };
  writeSession('notice', open);
  show(open);
}

export function closeNotice(): void {
  clearTimeout(timer);
  writeSession('notice', undefined);
  const box = document.querySelector('.notices');
  const hadFocus = box?.contains(document.activeElement);
  box?.replaceChildren();
  if (hadFocus) before?.focus({ preventScroll: true });
}

/** The notice's action: to the contact form with what it holds. */
export function followNotice(): void {
  const { action } = readSession('notice', isNotice) ?? {};
  closeNotice();
  if (action) carryToContact(action.values, action.href);
}

function showOpen() {
  const notice = readSession('notice', isNotice);
  if (notice && (notice.until ?? Infinity) > Date.now()) show(notice);
  else if (document.querySelector('.notices > *')) closeNotice();
}

/**
 * What had the focus before it moved into the notice. Not noted when the notice is shown, because at that moment a form
 * that is being sent has the focus.
 */
let before: HTMLElement | undefined;

function noteFocusBefore({ currentTarget, relatedTarget }: FocusEvent) {
  const isInside =
    currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  if (!isInside) before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
}

function show({ kind, title, text, close, lang, until, action }: OpenNotice) {
  clearTimeout(timer);
  const words = element('p', {}, element('b', {}, title), ' ', text);
  const className = kind === 'good' ? 'spread notice notice-good' : 'spread notice notice-bad';
  const notice = element('div', { className, lang, role: kind === 'good' ? 'status' : 'alert' }, words);
  if (action) notice.append(button('btn btn-line btn-small', 'join-contact', action.label));
  // As on the dialogs of the page.
  const icon = document.querySelector('.dialog-top svg')?.cloneNode(true) ?? '×';
  const cross = button('icon-btn', 'close-notice', icon);
  cross.ariaLabel = close;
  notice.append(cross);
  document.querySelector('.notices')?.replaceChildren(notice);
  if (until !== undefined) timer = setTimeout(closeNotice, until - Date.now());
}

function button(className: string, press: string, content: Node | string): HTMLButtonElement {
  const made = element('button', { type: 'button', className }, content);
  made.dataset.press = press;
  return made;
}
