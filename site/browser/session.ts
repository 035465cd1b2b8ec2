/** The keys of session storage, which lasts as long as a visit. Browsers may refuse storage: then nothing is kept. */
export const SESSION_KEYS = [
  'unsent-input',
  'prefilled',
  'message-attempt',
  'message-sent',
  'consent-declined',
  'attribution',
  'language-change',
  'ignored-findings',
] as const;

type SessionKey = (typeof SESSION_KEYS)[number];

type Check<Value> = (value: unknown) => value is Value;

/** @param check rejects a value that an extension or an earlier version of the site has stored */
export function readSession<Value>(key: SessionKey, check: Check<Value>): Value | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isTrue(value: unknown): value is true {
  return value === true;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isRecordOfTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every(isText);
}

/** False when the value could not be stored. */
export function writeSession(key: SessionKey, value: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Reads a value and removes it. */
export function takeSession<Value>(key: SessionKey, check: Check<Value>): Value | undefined {
  const value = readSession(key, check);
  writeSession(key, undefined);
  return value;
}

/**
 * Calls back when a page returns from the back/forward cache, or a prerendered page is shown: other pages may have
 * stored newer values. If those pages ran in another process, the browser delivers the values only after `pageshow`.
 */
export function onReturn(keys: readonly string[], act: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && act());
  document.addEventListener('prerenderingchange', act);
  window.addEventListener('storage', ({ key }) => key !== null && keys.includes(key) && act());
}
