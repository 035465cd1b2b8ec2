import { DEFAULT_LANGUAGE } from './language/languages.ts';
import { startAddresses } from './browser/addresses.ts';
import { startBillingPeriod } from './browser/billing-period.ts';
import { acceptAll, decline, startConsent, withdrawConsent } from './browser/measuring/consent.ts';
import { copy } from './browser/copy.ts';
import { startDialogs } from './browser/dialogs.ts';
import { keepUnsentInput } from './browser/typed/unsent-input.ts';
import { startFixedBar } from './browser/fixed-bar.ts';
import { startInView } from './browser/in-view.ts';
import { closeNotice } from './browser/notices.ts';
import { startInsights } from './browser/measuring/insights.ts';
import { startLanguage } from './browser/language/language.ts';
import { mountIslands, type Island } from './islands/mount.ts';
import { startPrefill } from './browser/typed/prefill.ts';
import { startPrint } from './browser/print.ts';
import { startPrompts } from './browser/prompts.ts';
import { startSources } from './browser/figure-sources.ts';
import { startTheme, toggleTheme } from './browser/theme.ts';
import { watchForeignNodes } from './browser/language/watch-foreign-nodes.ts';
import { pageLanguage } from './browser/language/page-language.ts';

declare global {
  /** Fulfilled when the page has its faces or cannot have them (site/shell/head/head-script.ts). */
  var facesCome: Promise<void>;
}

/**
 * Everything that runs in the browser on every page, after the first paint. Each module finds its elements by
 * attributes that the server wrote, and leaves everything else as it is, whatever other scripts have changed.
 */
const PRESSES: Readonly<Record<string, (pressed: HTMLElement) => unknown>> = {
  accept: acceptAll,
  'close-notice': closeNotice,
  cookies: withdrawConsent,
  copy,
  decline,
  print: () => window.print(),
  theme: toggleTheme,
};

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const pressed = event.target.closest<HTMLElement>('[data-press]');
  if (pressed) PRESSES[pressed.dataset.press ?? '']?.(pressed);
  // A placeholder leads nowhere (requirement 2.13).
  if (event.target.closest('a[href="#"]')) event.preventDefault();
});

// First, because a value that another module puts into a field may be the input that an island waits for.
mountIslands(import.meta.glob<Island>('./pages/*/*.island.tsx'));
keepUnsentInput();
startPrefill();
startAddresses();
startTheme();
startFixedBar();
startPrompts();
startPrint();
startInView();
startDialogs();
startLanguage();
startBillingPeriod();
startSources();
startInsights();
// After the faces have loaded: before that its text would be painted twice, and could count as the page's largest
// paint.
void facesCome.then(() => document.fonts.ready).then(startConsent);
if (pageLanguage() !== DEFAULT_LANGUAGE) {
  watchForeignNodes();
} else if (!navigator.language.startsWith(DEFAULT_LANGUAGE)) {
  import('./browser/language/language-offer.ts').then(({ offerLanguage }) => offerLanguage(), console.warn);
}
if (document.querySelector('[data-asks]')) {
  import('./browser/content-states.ts').then(({ startContentStates }) => startContentStates(), console.warn);
}
if (document.querySelector('[data-chart]')) {
  import('./browser/chart-reading.ts').then(({ addReadings }) => addReadings(), console.warn);
}
// Requirement 2.65 asks for the path on the console.
if (document.querySelector('[data-not-found]')) console.warn(`404: no page at ${window.location.pathname}`);
document.documentElement.dataset.ready = '';
