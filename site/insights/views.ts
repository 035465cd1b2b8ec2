import { send } from './send.ts';

/**
 * Reports page views: the loaded page, and pages restored from the back/forward cache
 * (https://web.dev/articles/bfcache#measure-impact). Loaded when a page is shown, so a page that is only rendered ahead does
 * not count (site/shell/head/boot-script.ts).
 */
const from = document.referrer && new URL(document.referrer).hostname;
send({ path: location.pathname, referrer: from && from !== location.hostname ? from : undefined });
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) send({ path: location.pathname });
});
