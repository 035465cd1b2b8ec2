import { hasAccepted } from './consent-key.ts';

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
