import { CONSENT_KEY, hasAccepted } from './consent-key.ts';
import { startInsights } from './insights.ts';

/**
 * Shows the banner unless the visitor has accepted before. A data attribute on the root element controls it through
 * CSS, so the server and the browser render the same HTML.
 */
export function showBannerUnlessAccepted() {
  if (!hasAccepted()) document.documentElement.dataset.consent = 'ask';
}

export function acceptAll() {
  try {
    localStorage.setItem(CONSENT_KEY, 'true');
  } catch {
    // Storage can be disabled. The banner then returns on the next page load.
  }
  delete document.documentElement.dataset.consent;
  startInsights();
}

/** Hides the banner until the next page load. Stores nothing. */
export function decline() {
  delete document.documentElement.dataset.consent;
}

/** Withdraws consent and shows the banner. Measurement stops at once (app/insights/permission.ts). */
export function withdrawConsent() {
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
  document.documentElement.dataset.consent = 'ask';
}
