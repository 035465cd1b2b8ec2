import { setValue } from './fields.ts';
import { CONTACT_FORM_NAME } from '../../contact/contact-fields.ts';
import { idempotencyKey, KEY_FIELD } from '../../contact/idempotency-key.ts';
import type { ContactMessage, Prefill } from '../../contact/message.ts';
import { openForm, rememberSent, startSentMessage } from './sent-message.ts';
import {
  isRecord,
  isRecordOfTexts,
  isTrue,
  onReturn,
  readSession,
  takeSession,
  writeSession,
} from '../session.ts';

/** Unsent input by the name of its form. Password fields have no name on this site, so passwords are never kept. */
type UnsentInput = Record<string, Record<string, string>>;

function isUnsentInput(value: unknown): value is UnsentInput {
  return isRecord(value) && Object.values(value).every(isRecordOfTexts);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps unsent input of the site's forms for the visit: saves it when the visitor leaves a field or the page, restores it
 * wherever the form appears next, and forgets it once it is sent.
 */
export function keepUnsentInput(): void {
  const posted = document.querySelector('.sent bdi');
  if (posted) {
    forgetContactInput();
    rememberSent(posted.textContent);
  }
  startSentMessage();
  const isBack = performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
  // Values that the browser restored may be older than the saved input; values typed since then are newer.
  restoreInput({ replace: (control) => isBack && !control.matches(':focus, :user-valid, :user-invalid') });
  const form = contactForm();
  if (form && takeSession('prefilled', isTrue)) focusFirstEmpty(form);
  // Before `pagehide` too: a page that was rendered ahead may read the storage earlier.
  document.addEventListener('change', saveInput);
  window.addEventListener('pagehide', saveInput);
  onReturn(['unsent-input'], () => restoreInput({ replace: () => true }));
  document.addEventListener('visibilitychange', saveInput);
  // For React, which may send the form, and the browser, which may post it.
  document.addEventListener(
    'submit',
    ({ target }) => target instanceof HTMLFormElement && target === contactForm() && noteKey(target),
    true,
  );
}

interface FillOptions {
  /** Whether the saved value replaces the one in a control. */
  replace: (control: Control) => boolean;
}

/** A page from the back/forward cache has old values in its fields: its forms may have been changed or sent since. */
function restoreInput({ replace }: FillOptions) {
  const unsent = readSession('unsent-input', isUnsentInput) ?? {};
  for (const form of document.forms) fillIn(form, unsent[nameOf(form)], { replace });
}

/** Writes nothing if nothing was typed. A form that was emptied is kept as empty. */
function saveInput(): void {
  const unsent = readSession('unsent-input', isUnsentInput) ?? {};
  const typed = Array.from(document.forms, (form) => [nameOf(form), valuesOf(form)] as const).filter(
    ([name, values]) => name && (name in unsent || Object.keys(values).length > 0),
  );
  if (typed.length > 0) writeSession('unsent-input', { ...unsent, ...Object.fromEntries(typed) });
}

/**
 * Takes values to the contact form, on this page or the next, without losing a message typed there. They never appear
 * in an address. After a sent message, they start another one.
 * @param href of the contact form, in the page's language
 * @returns false when nothing can be kept: then the form has to be posted
 */
export function carryToContact(values: Prefill, href: string): boolean {
  saveInput();
  openForm();
  const unsent = readSession('unsent-input', isUnsentInput) ?? {};
  const input = unsent[CONTACT_FORM_NAME] ?? {};
  for (const [field, value] of Object.entries(values)) {
    if (value) input[field] = field === 'message' ? joined(input.message, value) : value;
  }
  const form = contactForm();
  if (form) {
    fillIn(form, input, { replace: () => true });
    focusFirstEmpty(form);
    return true;
  }
  const isKept =
    writeSession('unsent-input', { ...unsent, [CONTACT_FORM_NAME]: input }) &&
    writeSession('prefilled', true);
  if (!isKept) return false;
  // No form of this page has that name, so the listener of `pagehide` does not overwrite it.
  window.location.assign(href);
  return true;
}

/** Writes the idempotency key of the message into the form: the same for the same content until it is sent. */
function noteKey(form: HTMLFormElement) {
  const words = JSON.stringify(valuesOf(form));
  const last = readSession('message-attempt', isRecordOfTexts) ?? memory;
  const key = last[words] ?? idempotencyKey();
  memory = { [words]: key };
  writeSession('message-attempt', memory);
  const field = form.elements.namedItem(KEY_FIELD);
  if (field instanceof HTMLInputElement) field.value = key;
}

/** The key of the last attempt, by its content. Used when the browser refuses session storage. */
let memory: Record<string, string> = {};

/** After success: empties the contact form, unless it has changed meanwhile. */
export function forgetSent(message: ContactMessage): void {
  forgetContactInput();
  const form = contactForm();
  if (!form) return;
  const now = valuesOf(form);
  const isSame = Object.entries(message).every(([field, sent]) => (now[field] ?? '').trim() === sent);
  if (isSame) fillIn(form, {}, { replace: () => true });
}

function forgetContactInput() {
  memory = {};
  writeSession('message-attempt', undefined);
  writeSession('unsent-input', { ...readSession('unsent-input', isUnsentInput), [CONTACT_FORM_NAME]: {} });
}

function joined(before: string | undefined, added: string): string {
  return !before || before.includes(added) ? before || added : `${before}\n\n${added}`;
}

function fillIn(form: HTMLFormElement, values: Record<string, string> | undefined, { replace }: FillOptions) {
  if (!values) return;
  for (const control of controlsOf(form)) {
    const value = values[control.name] ?? '';
    if (value === control.value || (control.value && !replace(control))) continue;
    // React clears the error of a field that is filled in. An event would start an island that still waits for a visitor.
    if (control.closest('[data-mounted]')) setValue(control, value);
    else control.value = value;
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    controlsOf(form).flatMap(({ name, value }) => (value ? [[name, value] as const] : [])),
  );
}

function focusFirstEmpty(form: HTMLFormElement) {
  const required = Array.from(form.querySelectorAll<HTMLInputElement>('[aria-required]'));
  required.find(({ value }) => value === '')?.focus();
}

/** Controls that visitors fill in. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => {
    if (element instanceof HTMLInputElement) return element.name !== '' && !UNTYPED.has(element.type);
    return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
  });
}

const UNTYPED: ReadonlySet<string> = new Set(['hidden', 'password', 'submit', 'button', 'radio', 'checkbox']);

/** Reads the attribute: `form.name` is a control if one has the name "name". */
function nameOf(form: HTMLFormElement): string {
  return form.getAttribute('name') ?? '';
}

function contactForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form[name="${CONTACT_FORM_NAME}"]`);
}
