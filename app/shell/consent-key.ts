/** Local storage key of the acceptance (specification, section 3). */
export const CONSENT_KEY = 'privacy-accepted';

/** Whether the visitor has accepted; where storage is switched off, nobody can have. */
export function isAccepted(): boolean {
  try {
    return localStorage.getItem(CONSENT_KEY) === 'true';
  } catch {
    return false;
  }
}
