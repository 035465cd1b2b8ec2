import {
  DEFAULT_LANGUAGE,
  isLanguageCode,
  LANGUAGE_KEY,
  type LanguageCode,
} from '../../language/languages.ts';
import { localizePath, parseLocalizedPath } from '../../language/paths/localized-path.ts';
import { languageOfCookie, readStoredLanguage, storeLanguage } from '../../language/stored-language.ts';
import { pageLanguage } from './page-language.ts';
import { isPlace, takePlace, restorePlace, type Place } from './place.ts';
import { isRecord, isText, takeSession, writeSession } from '../session.ts';

/** Requirement 9.2. */
const DELAY_MS = 300;
const BUSY_AFTER_MS = 500;

/** What one document passes to the next when the visitor chooses a language. */
interface LanguageChange {
  code: LanguageCode;
  place: Place;
  hash: string;
}

function isLanguageChange(value: unknown): value is LanguageChange {
  return (
    isRecord(value) &&
    isLanguageCode(value.code) &&
    isPlace(value.place) &&
    isText(value.hash) &&
    /^(?:#|$)/.test(value.hash)
  );
}

/** Results of earlier choices are discarded. */
let lastChoice = 0;

/** Makes the pickers work, and finishes a choice that was made on the previous document. */
export function startLanguage(): void {
  if (CSS.supports('appearance', 'base-select')) addFlags();
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches('[data-language]')) choose(target.value);
  });
  const arrival = takeSession('language-change', isLanguageChange);
  const early = Array.from(pickers(), ({ value }) => value).find((value) => value !== pageLanguage());
  if (arrival) arrive(arrival);
  // A choice made before the scripts loaded.
  if (early) choose(early);
  // The server reads the language from the cookie. If only local storage still has it, the page changes now.
  else if (!arrival) followStored();
  // A choice made in another tab, or on a later page before the visitor went back.
  window.addEventListener('storage', ({ key }) => key === LANGUAGE_KEY && followStored());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The page was left by a choice of language, with its pickers busy.
    setPickers(pageLanguage(), false);
    followStored();
  });
}

/** Stores a language and shows the page in it, at the same place and with the typed text. */
export function choose(code: string): void {
  if (isLanguageCode(code)) void change(code);
}

async function change(code: LanguageCode): Promise<void> {
  lastChoice += 1;
  const choice = lastChoice;
  storeLanguage(code);
  setPickers(code, true);
  const address = addressIn(code);
  try {
    const [response] = await Promise.all([fetch(address), pause(DELAY_MS)]);
    // An error page in HTML is good enough; an overloaded server sends plain text.
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) {
      throw new Error(`Failed to load ${address}: ${response.status}`);
    }
  } catch (error) {
    console.error(`Failed to show the page in ${code}`, error);
    if (choice === lastChoice) setPickers(pageLanguage(), false);
    return;
  }
  if (choice !== lastChoice) return;
  writeSession('language-change', {
    code,
    place: takePlace(),
    hash: window.location.hash,
  } satisfies LanguageChange);
  // For the current address this reloads the page. Only another address adds a history entry.
  if (address === window.location.pathname + window.location.search) window.location.replace(address);
  else window.location.assign(address);
}

/** Without its hash, to which a browser would only scroll. */
function addressIn(code: LanguageCode): string {
  const { pathname, search } = window.location;
  const { language, path } = parseLocalizedPath(pathname);
  // Without cookies the server cannot know the language of an address that does not name it.
  const isKnown = languageOfCookie(document.cookie) === code;
  const isPlain = language === undefined && isKnown;
  return localizePath(isPlain ? DEFAULT_LANGUAGE : code, path) + search;
}

function arrive({ code, place, hash }: LanguageChange): void {
  if (hash) history.replaceState(history.state, '', hash);
  restorePlace(place);
  setPickers(code, true);
  setTimeout(() => {
    setPickers(pageLanguage(), false);
    const shown = Array.from(pickers()).find((picker) => picker.getClientRects().length > 0);
    if (document.activeElement === document.body) shown?.focus({ preventScroll: true });
  }, BUSY_AFTER_MS);
}

/** The stored language does not affect an address that names its own. */
function followStored(): void {
  const stored = readStoredLanguage();
  if (!stored || stored === pageLanguage() || parseLocalizedPath(window.location.pathname).language) return;
  choose(stored);
}

function setPickers(code: LanguageCode, busy: boolean): void {
  for (const picker of pickers()) {
    picker.value = code;
    picker.disabled = busy;
    picker.setAttribute('aria-busy', String(busy));
  }
}

/** One beside each name of the lists, for browsers that show more than words there. A closed list loads none. */
function addFlags(): void {
  for (const option of document.querySelectorAll<HTMLOptionElement>('[data-language] option')) {
    const src = `/flags.svg#${option.value}`;
    option.prepend(
      Object.assign(new Image(), { className: 'flag', alt: '', ariaHidden: 'true', loading: 'lazy', src }),
    );
  }
}

function pickers(): NodeListOf<HTMLSelectElement> {
  return document.querySelectorAll('select[data-language]');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
