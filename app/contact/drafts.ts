import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { readHistoryEntry, SAVE_AFTER_MS, saveToHistoryEntry } from '../../rendering/history-entry.ts';
import type { ContactMessage } from './message.ts';
import { idempotencyKey } from './idempotency-key.ts';

/**
 * Unsent input of the site's forms, by form name. It is held in memory and saved in the state of the history entry, so it
 * survives navigation, Back and Forward, reloads and failing pages. Nothing is written to storage.
 */
interface Draft {
  values: Record<string, string>;
  /** The last attempt to send exactly this message. A retry must use the same key. */
  attempt?: { words: string; key: string };
}

/** Name of the contact form. */
export const CONTACT_DRAFT = 'contact';

let drafts = new Map<string, Draft>();

/** Unix milliseconds of the last change; 0 for none. The newer of two versions wins. */
let changedAt = 0;

/** Restores drafts from the history entry, and saves changes there. Call once, before hydration. */
export function startDrafts() {
  restoreFromHistory();
  let timer: ReturnType<typeof setTimeout>;
  const saveNow = () => {
    clearTimeout(timer);
    window.removeEventListener('beforeunload', saveNow);
    saveDrafts();
  };
  document.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(saveNow, SAVE_AFTER_MS);
    // A reload copies the entry before pagehide. Added only while needed, because it can disable the back/forward cache.
    window.addEventListener('beforeunload', saveNow);
  });
  // The field lost focus, perhaps to a link: after the navigation it is too late, because the entry is another one.
  document.addEventListener('change', saveNow);
  window.addEventListener('pagehide', saveNow);
}

/** Saves drafts after each navigation, because a new history entry has none. Renders nothing. */
export function DraftsInHistory() {
  useLocation();
  useEffect(saveDrafts);
  return null;
}

function saveDrafts() {
  for (const form of document.forms) save(form);
  saveToHistory();
}

/** Ref for a form with a name: restores its draft on mount and saves it on unmount. */
export function useDraft(): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    restoreFromHistory();
    fillIn(form, drafts.get(nameOf(form))?.values ?? {});
    return () => save(form);
  }, []);
  return ref;
}

/** Adds values to the contact form, on this page or the next, without losing a message typed there. */
export function addToContactDraft(added: Partial<ContactMessage>) {
  const form = contactForm();
  if (form) save(form);
  const draft = drafts.get(CONTACT_DRAFT) ?? { values: {} };
  for (const [field, value] of Object.entries(added)) {
    if (value) draft.values[field] = field === 'message' ? joined(draft.values.message, value) : value;
  }
  drafts.set(CONTACT_DRAFT, draft);
  changedAt = Date.now();
  if (form) fillIn(form, draft.values, { replace: true });
}

/** The idempotency key of a message: the same for the same content until it is sent. */
export function idempotencyKeyFor(message: ContactMessage): string {
  const words = JSON.stringify(message);
  const draft = drafts.get(CONTACT_DRAFT) ?? { values: {} };
  if (draft.attempt?.words !== words) draft.attempt = { words, key: idempotencyKey() };
  drafts.set(CONTACT_DRAFT, draft);
  changedAt = Date.now();
  saveToHistory();
  return draft.attempt.key;
}

/** After success: empties the contact form and the forms that led to it, unless the form has changed meanwhile. */
export function forgetSent(message: ContactMessage) {
  const form = contactForm();
  const now = form ? valuesOf(form) : drafts.get(CONTACT_DRAFT)?.values;
  drafts.clear();
  changedAt = Date.now();
  const isSame = Object.entries(message).every(([field, sent]) => (now?.[field] ?? '').trim() === sent);
  if (form && isSame) for (const control of controlsOf(form)) control.value = '';
  else if (now && !isSame) drafts.set(CONTACT_DRAFT, { values: now });
  saveToHistory();
}

function joined(before: string | undefined, added: string): string {
  return !before || before.includes(added) ? before || added : `${before}\n\n${added}`;
}

function save(form: HTMLFormElement) {
  const name = nameOf(form);
  if (!name) return;
  const before = drafts.get(name);
  const values = valuesOf(form);
  if (JSON.stringify(values) === JSON.stringify(before?.values ?? {})) return;
  changedAt = Date.now();
  if (Object.keys(values).length > 0) drafts.set(name, { ...before, values });
  else drafts.delete(name);
}

function fillIn(form: HTMLFormElement, values: Record<string, string>, { replace = false } = {}) {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value && (replace || !control.value)) control.value = value;
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    controlsOf(form).flatMap(({ name, value }) => (value ? [[name, value] as const] : [])),
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls that visitors fill in. Password fields have no name on this site, so passwords are never saved. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => {
    if (element instanceof HTMLInputElement) return element.name !== '' && !UNTYPED.has(element.type);
    return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
  });
}

const UNTYPED: ReadonlySet<string> = new Set(['hidden', 'password', 'submit', 'button']);

/** Reads the attribute: `form.name` is a control if one has the name "name". */
function nameOf(form: HTMLFormElement): string {
  return form.getAttribute('name') ?? '';
}

function contactForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form[name="${CONTACT_DRAFT}"]`);
}

/** Shares the entry with the router's state. */
interface EntryState {
  drafts?: { changedAt: number; all: [string, Draft][] };
}

function saveToHistory() {
  if (changedAt === 0) return;
  saveToHistoryEntry({ drafts: { changedAt, all: [...drafts] } } satisfies EntryState);
}

/** An entry may be newer than the memory of this document, which may have loaded on another page since. */
function restoreFromHistory() {
  // Only this module writes `drafts`, so its shape is known.
  const { drafts: saved }: EntryState = readHistoryEntry();
  if (!saved || saved.changedAt <= changedAt) return;
  drafts = new Map(saved.all);
  changedAt = saved.changedAt;
}
