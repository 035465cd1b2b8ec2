/**
 * What lasts as long as a visit: session storage, by key. Browsers may refuse storage; then nothing is kept, and each
 * function says so.
 */
export const SESSION_KEYS = [
  'drafts',
  'prefilled',
  'message-attempt',
  'notice',
  'consent-declined',
  'language-change',
] as const;

type SessionKey = (typeof SESSION_KEYS)[number];

export function readSession<Value>(key: SessionKey): Value | undefined {
  try {
    const text = sessionStorage.getItem(key);
    // Only this site writes its storage, so the shape is known; a visitor's extension that writes nonsense gets nothing.
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** False when it could not be kept. */
export function writeSession(key: SessionKey, value: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Reads once. */
export function takeSession<Value>(key: SessionKey): Value | undefined {
  const value = readSession<Value>(key);
  writeSession(key, undefined);
  return value;
}

/**
 * Calls back when a page comes back as it was left: what later pages have stored may differ from what it shows. Where they
 * ran in another process, the browser tells of it only after `pageshow`.
 */
export function onReturn(keys: readonly string[], act: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && act());
  window.addEventListener('storage', ({ key }) => key !== null && keys.includes(key) && act());
}
