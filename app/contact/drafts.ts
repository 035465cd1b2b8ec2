import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { checkContactMessage, type ContactMessage } from './message.ts';
import { idempotencyKey } from './idempotency-key.ts';

/**
 * What the visitor has typed into the site's forms and not sent yet, by the form's name. It is kept in memory and, when
 * the document is left, in its history entry: so it survives other pages, Back and Forward, a reload and a page that
 * fails, and nothing is put into storage.
 */
interface Draft {
  values: Record<string, string>;
  /** The last attempt to send exactly these words: a repeat must carry the same key. */
  attempt?: { words: string; key: string };
}

/** Name of the contact page's form. */
export const CONTACT_DRAFT = 'contact';

let drafts = new Map<string, Draft>();

/** When they last changed, in Unix milliseconds; 0: never. Of two editions the newer one counts. */
let changedAt = 0;

/** Takes up what the history entry holds and keeps it up to date from now on. Call once, before hydration. */
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
    // For a reload, which has its copy of the entry before pagehide. Only while needed: it may cost the back/forward cache.
    window.addEventListener('beforeunload', saveNow);
  });
  // When a field is left, as for a link: what follows belongs to another entry.
  document.addEventListener('change', saveNow);
  window.addEventListener('pagehide', saveNow);
}

/** After each navigation, because a new history entry has nothing yet. Renders nothing. */
export function DraftsInHistory() {
  useLocation();
  useEffect(saveDrafts);
  return null;
}

function saveDrafts() {
  for (const form of document.forms) save(form);
  saveToHistory();
}

/** Milliseconds without typing. Safari takes at most a hundred changes of an entry in 30 s. */
const SAVE_AFTER_MS = 400;

/** Ref for a form with a name: fills in its draft, and keeps what is typed when the form goes away. */
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

/** Adds to the contact form, on this page or the next, without losing what is typed there already. */
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

/** The idempotency key of a message: the same for the same words until they are sent. */
export function idempotencyKeyFor(message: ContactMessage): string {
  const words = JSON.stringify(message);
  const draft = drafts.get(CONTACT_DRAFT) ?? { values: {} };
  if (draft.attempt?.words !== words) draft.attempt = { words, key: idempotencyKey() };
  drafts.set(CONTACT_DRAFT, draft);
  changedAt = Date.now();
  saveToHistory();
  return draft.attempt.key;
}

/** After success: the contact form and the forms that led to it are empty, unless something else is typed by now. */
export function forgetSent(message: ContactMessage) {
  const form = contactForm();
  const now = form ? valuesOf(form) : drafts.get(CONTACT_DRAFT)?.values;
  drafts.clear();
  changedAt = Date.now();
  const checked = checkContactMessage(now ?? {});
  const isSame = 'message' in checked && JSON.stringify(checked.message) === JSON.stringify(message);
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

/** What a visitor fills in. Passwords have no name on this site, so none is ever kept. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => {
    if (element instanceof HTMLInputElement) return element.name !== '' && !UNTYPED.has(element.type);
    return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
  });
}

const UNTYPED: ReadonlySet<string> = new Set(['hidden', 'password', 'submit', 'button']);

/** The attribute: `form.name` is a control where one is called "name". */
function nameOf(form: HTMLFormElement): string {
  return form.getAttribute('name') ?? '';
}

function contactForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form[name="${CONTACT_DRAFT}"]`);
}

/** Beside the router's own state of the entry. */
interface EntryState {
  drafts?: { changedAt: number; all: [string, Draft][] };
}

function saveToHistory() {
  if (changedAt === 0) return;
  const state = { ...entryState(), drafts: { changedAt, all: [...drafts] } } satisfies EntryState;
  history.replaceState(state, '');
}

/** An entry may hold what the document does not: it was loaded anew on another page since. */
function restoreFromHistory() {
  const saved = entryState().drafts;
  if (!saved || saved.changedAt <= changedAt) return;
  drafts = new Map(saved.all);
  changedAt = saved.changedAt;
}

/** Only this module writes `drafts` there, so its shape is known. */
function entryState(): EntryState {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}
