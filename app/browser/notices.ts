import type { NoticeName } from '../shell/notice-phrases.ts';
import type { Prefill } from '../contact/message.ts';
import { carryToContact } from './drafts.ts';
import { onReturn, readSession, writeSession } from './session.ts';

/** A notice that a visitor may still want to read, on the next page too. */
interface OpenNotice {
  name: NoticeName;
  /** Unix milliseconds at which it closes by itself; absent for one that waits to be closed. */
  until?: number;
  /** For the contact form, where its action leads. */
  values?: Prefill;
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

/** @param values for the contact form, where the notice's action leads */
export function showNotice(name: NoticeName, values?: Prefill): void {
  const lasts = name === 'sent';
  const notice: OpenNotice = { name, ...(lasts && { until: Date.now() + SUCCESS_DURATION_MS }), values };
  writeSession('notice', notice);
  show(notice);
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
  const { values = {} } = readSession<OpenNotice>('notice') ?? {};
  const form = document.querySelector<HTMLFormElement>('form[name="join"]');
  closeNotice();
  carryToContact(values, form?.getAttribute('action') ?? '/contact#form');
}

function showOpen() {
  const notice = readSession<OpenNotice>('notice');
  if (notice && (notice.until ?? Infinity) > Date.now()) show(notice);
  else if (document.querySelector('.notices > *')) closeNotice();
}

/** What had the focus before the notice took it: not when it came, since a form that is being sent has it for a moment. */
let before: HTMLElement | undefined;

function noteFocusBefore({ currentTarget, relatedTarget }: FocusEvent) {
  const isInside =
    currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
  if (!isInside) before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
}

function show({ name, until }: OpenNotice) {
  clearTimeout(timer);
  const template = document.getElementById(`notice-${name}`);
  if (!(template instanceof HTMLTemplateElement)) return;
  document.querySelector('.notices')?.replaceChildren(template.content.cloneNode(true));
  if (until !== undefined) timer = setTimeout(closeNotice, until - Date.now());
}
