import { send } from './send.ts';

/**
 * Reports page views: the loaded page, each client navigation, and pages restored from the back/forward cache
 * (https://web.dev/articles/bfcache#measure-impact). Without the Navigation API only page loads are reported.
 */
let path = '';

function view(referrer?: string) {
  path = location.pathname;
  send({ type: 'view', path, referrer });
}

const from = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : undefined;
view(from === location.hostname ? undefined : from);
globalThis.navigation?.addEventListener('currententrychange', () => {
  // A new query or hash is not a new page.
  if (path !== location.pathname) view();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) view();
});
