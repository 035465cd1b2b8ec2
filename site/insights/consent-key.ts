/** Local storage key (requirement 3.16). */
export const CONSENT_KEY = 'privacy-accepted';

/** Whether the visitor has accepted cookies. False when storage is disabled. */
export function hasAccepted(): boolean {
  try {
    return localStorage.getItem(CONSENT_KEY) === 'true';
  } catch {
    return false;
  }
}

/**
 * Whether this visit may be measured: the visitor has accepted, sends no Global Privacy Control
 * (https://www.w3.org/TR/gpc/), and the browser is not driven by a program. Asked again before each report, so that
 * withdrawing consent in any tab takes effect at once.
 */
export function mayMeasure(): boolean {
  const hasSignal = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl;
  return hasAccepted() && !hasSignal && !navigator.webdriver;
}
