/** Local storage key of the acceptance (specification, section 3). */
export const CONSENT_KEY = 'privacy-accepted';

/**
 * Whether the banner is shown stands on the page's root, where the head script puts it and the style sheet
 * reads it. Nothing is rendered differently, so hydration finds what the server sent.
 */
export function acceptAll() {
  try {
    localStorage.setItem(CONSENT_KEY, 'true');
  } catch {
    // Storage can be switched off; the banner then asks again on the next page load.
  }
  delete document.documentElement.dataset.consent;
}

/** Hides the banner until the page is loaded anew, and stores nothing. */
export function decline() {
  delete document.documentElement.dataset.consent;
}

/** Withdraws an earlier acceptance and asks again. */
export function askAgain() {
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // Then nothing was stored either.
  }
  document.documentElement.dataset.consent = 'ask';
}
