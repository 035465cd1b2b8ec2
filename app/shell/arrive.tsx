import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { letLinesBreak } from './keep-lines.client.ts';

/**
 * What a browser does when a page is loaded, done for a client navigation: the page starts at its top (or at
 * the place that the address names), and the focus goes to its heading, so that a screen reader tells where
 * one has arrived. Going back starts at the top as well: every route change does (specification, section 2).
 */
export function Arrive() {
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  useEffect(keepPlaceForReloads, []);
  useLayoutEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    letLinesBreak();
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: 'instant' });
    const main = document.getElementById('main');
    // A page that has put the focus into a field of its own knows better.
    if (!main || main.contains(document.activeElement)) return;
    const heading = main.querySelector('h1') ?? main;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}

/** Browsers would put a page back to where it was left; that is for a reload, and for coming back from another site. */
function keepPlaceForReloads(): () => void {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  const here = set('manual');
  const gone = set('auto');
  here();
  window.addEventListener('pagehide', gone);
  window.addEventListener('pageshow', here);
  return () => {
    gone();
    window.removeEventListener('pagehide', gone);
    window.removeEventListener('pageshow', here);
  };
}
