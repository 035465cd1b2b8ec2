import { hasAccepted } from '../shell/consent-key.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control (https://www.w3.org/TR/gpc/); undefined where a browser does not have it. */
    globalPrivacyControl?: boolean;
  }
}

/**
 * Whether this visit may be measured now: asked before anything is loaded and again before anything is sent, so that
 * who takes the acceptance back, in whichever tab, is measured no more. Browsers that a program drives say so
 * themselves (https://www.w3.org/TR/webdriver2/#interface) and are nobody's visit.
 */
export function mayMeasure(): boolean {
  return hasAccepted() && !navigator.globalPrivacyControl && !navigator.webdriver;
}
