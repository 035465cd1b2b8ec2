/** Local storage key (specification, section 3). */
export const CONSENT_KEY = 'privacy-accepted';

/** Whether the visitor has accepted cookies. False when storage is disabled. */
export function hasAccepted(): boolean {
  try {
    return localStorage.getItem(CONSENT_KEY) === 'true';
  } catch {
    return false;
  }
}
