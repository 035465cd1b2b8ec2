import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useLanguage } from '../language/language-provider.tsx';
import { readHistoryEntry, SAVE_AFTER_MS, saveToHistoryEntry } from '../../rendering/history-entry.ts';
import { keepFocus } from './keep-focus.ts';
import { undoLineFixes } from './keep-lines.client.ts';

/**
 * Gives client navigations the scrolling and focus of page loads. A new page starts at the top or at the target of the
 * URL's hash; Back and Forward restore the scroll position. The focus moves to the heading, so that screen readers
 * announce the page.
 */
export function ScrollAndFocus() {
  const { pathname, search, hash, key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const { code } = useLanguage();
  const last = useRef({ pathname, search, code, entry: entryOf(key, hash) });
  const positions = useRef(new Map<string, number>());

  // With the hydration: Back may come before any passive effect.
  useLayoutEffect(restoreAfterDocumentLoads, []);
  useEffect(keepFocus, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      saveToHistoryEntry({ scrollY: window.scrollY });
    };
    const { current } = positions;
    const remember = () => {
      current.set(last.current.entry, window.scrollY);
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_AFTER_MS);
    };
    window.addEventListener('scroll', remember, { passive: true });
    // Before a link is followed: afterwards the history entry is another one.
    window.addEventListener('click', save, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', remember);
      window.removeEventListener('click', save, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    const entry = entryOf(key, hash);
    if (entry === before.entry) return;
    last.current = { pathname, search, code, entry };
    // Same page in another language.
    if (code !== before.code && pathname === before.pathname) return;
    const isOtherPage = pathname !== before.pathname;
    if (isOtherPage) undoLineFixes();
    if (isPop) scrollBackTo(positions.current.get(entry) ?? savedPosition());
    else if (isOtherPage || search === before.search) scrollToStart(hash);
    if (isOtherPage) focusHeading();
  }, [pathname, search, hash, key, code, isPop]);
  return null;
}

/** Of an entry that another document has left, such as before a reload. */
function savedPosition(): number {
  const state = readHistoryEntry();
  const saved = 'scrollY' in state ? state.scrollY : 0;
  return typeof saved === 'number' ? saved : 0;
}

/** With the hash, because entries that the browser creates for `#` links share a key. */
function entryOf(key: string, hash: string): string {
  return `${key}${hash}`;
}

function scrollToStart(hash: string) {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Content may still be loading and the page too short. Then this waits until the page is long enough. */
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
  // Stops when the visitor scrolls.
  for (const event of MOVES) window.addEventListener(event, stop, { passive: true });
}

const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate'] as const;

/** While the content loads there is no heading; then `main` has the focus until the heading is there. */
function focusHeading() {
  const main = document.getElementById('main');
  const { activeElement } = document;
  // The page has already focused one of its own fields.
  if (!main || (activeElement !== main && main.contains(activeElement))) return;
  const heading = main.querySelector('h1');
  focus(heading ?? main);
  if (heading) return;
  const observer = new MutationObserver(() => {
    const arrived = main.querySelector('h1');
    if (!arrived) return;
    observer.disconnect();
    if (document.activeElement === main) focus(arrived);
  });
  observer.observe(main, { childList: true, subtree: true });
}

function focus(element: HTMLElement) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Within the document this module restores the scroll position; the browser does so after a reload or a return. */
function restoreAfterDocumentLoads(): () => void {
  const set = (mode: ScrollRestoration) => () => {
    window.history.scrollRestoration = mode;
  };
  const setManual = set('manual');
  const setAuto = set('auto');
  setManual();
  window.addEventListener('pagehide', setAuto);
  window.addEventListener('pageshow', setManual);
  return () => {
    setAuto();
    window.removeEventListener('pagehide', setAuto);
    window.removeEventListener('pageshow', setManual);
  };
}
