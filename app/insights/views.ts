import { send } from './send.ts';

/**
 * Counts page views: the page that is open, then each that a client navigation leads to, and pages that come back
 * whole from the back/forward cache (https://web.dev/articles/bfcache#measure-impact). Browsers without the
 * Navigation API count page loads only.
 */
let path = '';

function view(referrer?: string) {
  path = location.pathname;
  send({ type: 'view', path, referrer });
}

const from = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : undefined;
view(from === location.hostname ? undefined : from);
globalThis.navigation?.addEventListener('currententrychange', () => {
  // Another query or place on the page is no other page.
  if (path !== location.pathname) view();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) view();
});
