import { readAttribution, type Attribution } from '../../contact/attribution.ts';
import { CONSENT_KEY, hasAccepted, mayMeasure } from '../../insights/consent-key.ts';
import { startInsights } from './insights.ts';
import { isTrue, onReturn, readSession, writeSession } from '../session.ts';

/**
 * Shows the banner unless the visitor has accepted before, or declined in this visit. The document, which hides it, is
 * the same for everybody.
 */
export function startConsent(): void {
  const ask = () => {
    const accepted = hasAccepted();
    // It may have been withdrawn in another tab.
    if (!accepted) writeSession('attribution', undefined);
    showBanner(!accepted && !readSession('consent-declined', isTrue));
  };
  ask();
  onReturn([CONSENT_KEY, 'consent-declined'], ask);
}

export function acceptAll(): void {
  try {
    localStorage.setItem(CONSENT_KEY, 'true');
  } catch {
    // Storage can be disabled. The banner then returns on the next page.
  }
  if (mayMeasure()) writeSession('attribution', attributionOfPage());
  close();
  startInsights();
}

/** How the visitor came, as far as this page knows. A contact message takes it along (site/contact/form-signals.ts). */
function attributionOfPage(): Attribution {
  const values = new URLSearchParams(location.search);
  const [from = ''] = document.referrer.split('?', 1);
  values.set('referrer', from.startsWith(`${location.origin}/`) ? '' : from);
  return readAttribution(values);
}

/** Hides the banner for this visit, by a mark in session storage. */
export function decline(): void {
  writeSession('consent-declined', true);
  close();
}

/** Withdraws consent and shows the banner. Measurement stops at once (site/insights/consent-key.ts). */
export function withdrawConsent(): void {
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
  writeSession('consent-declined', undefined);
  writeSession('attribution', undefined);
  showBanner(true);
}

/** The buttons are gone, so the focus moves to the page; otherwise keyboard users would start over at the top. */
function close() {
  const hadFocus = document.activeElement?.closest('.consent');
  showBanner(false);
  if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
}

function showBanner(isShown: boolean) {
  const banner = document.querySelector<HTMLElement>('.consent');
  if (banner) banner.hidden = !isShown;
}
