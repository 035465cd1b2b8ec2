import { send } from './send.ts';

/**
 * Reports page views: the loaded page, and pages restored from the back/forward cache
 * (https://web.dev/articles/bfcache#measure-impact). Loaded when a page is shown, so a page that is only rendered ahead does
 * not count (rendering/document.ts).
 */
function view(referrer?: string) {
  send({ type: 'view', path: location.pathname, referrer });
}

const from = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : undefined;
view(from === location.hostname ? undefined : from);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) view();
});
