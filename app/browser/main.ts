import { DEFAULT_LANGUAGE } from '../language/languages.ts';
import { startAddresses } from './addresses.ts';
import { startBillingPeriod } from './billing-period.ts';
import { acceptAll, decline, startConsent, withdrawConsent } from './consent.ts';
import { copy } from './copy.ts';
import { startDialogs } from './dialogs.ts';
import { startDrafts } from './drafts.ts';
import { startFixedBar } from './fixed-bar.ts';
import { startInsights } from './insights.ts';
import { startLanguage } from './language.ts';
import { mountIslands } from './mount.ts';
import { closeNotice, followNotice, startNotices } from './notices.ts';
import { startPrefill } from './prefill.ts';
import { startSources } from './sources.ts';
import { startTheme, toggleTheme } from './theme.ts';
import { webFontsApplied } from './web-fonts.ts';
import { pageLanguage } from './page-language.ts';

/**
 * All that runs in the browser on every page, after the first paint. Each module finds what it works on by attributes
 * that the server wrote, and leaves everything else as it is, whatever other scripts have changed.
 */
const PRESSES: Readonly<Record<string, (pressed: HTMLElement) => unknown>> = {
  accept: acceptAll,
  'close-notice': closeNotice,
  cookies: withdrawConsent,
  copy,
  decline,
  'join-contact': followNotice,
  print: () => window.print(),
  theme: toggleTheme,
};

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const pressed = event.target.closest<HTMLElement>('[data-press]');
  if (pressed) PRESSES[pressed.dataset.press ?? '']?.(pressed);
  // A placeholder leads nowhere (specification, section 2).
  if (event.target.closest('a[href="#"]')) event.preventDefault();
});

startDrafts();
startPrefill();
startAddresses();
startNotices();
startTheme();
startFixedBar();
startDialogs();
startLanguage();
startBillingPeriod();
startSources();
mountIslands();
startInsights();
if (pageLanguage() !== DEFAULT_LANGUAGE) {
  import('./foreign-nodes.ts').then(({ watchForeignNodes }) => watchForeignNodes(), console.warn);
} else if (!navigator.language.startsWith(DEFAULT_LANGUAGE)) {
  import('./language-offer.ts').then(({ offerLanguage }) => offerLanguage(), console.warn);
}
if (document.querySelector('[data-asks]')) {
  import('./content-states.ts').then(({ startContentStates }) => startContentStates(), console.warn);
}
if (document.querySelector('[data-chart]')) {
  import('./chart-reading.ts').then(({ addReadings }) => addReadings(), console.warn);
}
// The specification asks for the path on the console (sections 2 and 8).
if (document.querySelector('[data-not-found]')) console.warn(`404: no page at ${window.location.pathname}`);
// Last, when the web fonts can no longer move it.
void webFontsApplied.then(startConsent);
document.documentElement.dataset.ready = '';

/** For the tests, which have the fonts change at many sizes. */
export { webFontsApplied };
