import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useLanguage } from '../language/language-provider.tsx';
import { keepFocus } from './keep-focus.ts';
import { letLinesBreak } from './keep-lines.client.ts';

/**
 * Does for a client navigation what a browser does when it loads a page. A new navigation starts at the top, or at the
 * place that the address names; Back and Forward return to where the page was left. The focus goes to the heading, so
 * that a screen reader says where one is.
 */
export function ScrollAndFocus() {
  const { pathname, search, hash, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const { code } = useLanguage();
  const last = useRef({ pathname, search, code, entry: entryOf(key, hash) });
  const positions = useRef(new Map<string, number>());

  useEffect(restoreAfterDocumentLoads, []);
  useEffect(keepFocus, []);

  useEffect(() => {
    const remember = () => positions.current.set(last.current.entry, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    const entry = entryOf(key, hash);
    if (entry === before.entry) return;
    last.current = { pathname, search, code, entry };
    // The same page in another language: everything stays where it is.
    if (code !== before.code && pathname === before.pathname) return;
    const isOtherPage = pathname !== before.pathname;
    // Nothing of the page before stays in its place.
    if (isOtherPage) letLinesBreak();
    if (isPop) scrollBackTo(positions.current.get(entry) ?? 0);
    else if (isOtherPage || search === before.search) scrollToStart(hash);
    if (isOtherPage) focusHeading();
  }, [pathname, search, hash, key, code, isPop]);
  return null;
}

/** The entry's key; an entry that the browser made for a `#` link has none of its own. */
function entryOf(key: string, hash: string): string {
  return `${key}${hash}`;
}

function scrollToStart(hash: string) {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Content may still be on its way, and the page too short: then the place is taken as soon as it is there. */
function scrollBackTo(top: number) {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  scroll();
  if (Math.abs(window.scrollY - top) < 1) return;
  const observer = new ResizeObserver(() => {
    scroll();
    if (Math.abs(window.scrollY - top) < 1) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const event of MOVES) window.removeEventListener(event, stop);
  };
  observer.observe(document.body);
  // From here on the place is the visitor's.
  for (const event of MOVES) window.addEventListener(event, stop, { passive: true });
}

const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const;

function focusHeading() {
  const main = document.getElementById('main');
  // A page that has put the focus into a field of its own knows better.
  if (!main || main.contains(document.activeElement)) return;
  const heading = main.querySelector('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * In the document the place is ours to restore; the browser does it after a reload, and when a visitor comes back from
 * another site.
 */
function restoreAfterDocumentLoads(): () => void {
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
