import { CONSENT_KEY, isAccepted } from './consent-key.ts';
import { startInsights } from './insights.ts';

/**
 * Shows the banner unless it was accepted on an earlier visit. Whether it is shown stands on the page's root, where
 * the style sheet reads it: nothing is rendered differently, so hydration finds what the server sent.
 */
export function askForConsent() {
  if (!isAccepted()) document.documentElement.dataset.consent = 'ask';
}

export function acceptAll() {
  try {
    localStorage.setItem(CONSENT_KEY, 'true');
  } catch {
    // Storage can be switched off; the banner then asks again on the next page load.
  }
  delete document.documentElement.dataset.consent;
  startInsights();
}

/** Hides the banner until the page is loaded anew, and stores nothing. */
export function decline() {
  delete document.documentElement.dataset.consent;
}

/** Withdraws an earlier acceptance and asks again. Measuring stops with it (app/insights/permission.ts). */
export function askAgain() {
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // Then nothing was stored either.
  }
  document.documentElement.dataset.consent = 'ask';
}
