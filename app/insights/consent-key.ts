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

declare global {
  interface Navigator {
    /** Global Privacy Control (https://www.w3.org/TR/gpc/); undefined in browsers without it. */
    globalPrivacyControl?: boolean;
  }
}

/**
 * Whether this visit may be measured. Checked before loading and again before each report, so that withdrawing consent
 * in any tab takes effect at once. Automated browsers set `webdriver` (https://www.w3.org/TR/webdriver2/#interface).
 */
export function mayMeasure(): boolean {
  return hasAccepted() && !navigator.globalPrivacyControl && !navigator.webdriver;
}
