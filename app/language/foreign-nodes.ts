import { isRenderedByReact, isAwaitingHydration } from './react-nodes.ts';
import { EMPTY_DICTIONARY, type Dictionary } from './dictionary.ts';
import { translate } from './translate.ts';

/** How long after a language change new nodes are watched for, in milliseconds (specification, section 9). */
const WATCH = 5000;

/** Attributes that visitors read or hear. */
const ATTRIBUTES = ['placeholder', 'title', 'aria-label', 'alt'];

/** What nobody reads, what must not be translated, and what visitors type themselves or send. */
const UNTOUCHED =
  'script, style, noscript, textarea, option:not([value]), [translate=no], [contenteditable]:not([contenteditable=false])';

/** What other scripts have written: a text, or an attribute. */
type Written = Text | Attr;

/** What was translated: the English, and what it was replaced by. */
const translated = new Map<Written, { english: string; shown: string }>();

let watchedUntil = 0;

/** A language change: from now on new nodes are watched for, as long as {@link WATCH} says. */
export function beginWatch() {
  watchedUntil = Date.now() + WATCH;
}

/**
 * Translates what React did not render: all that other scripts have put into the page, and what they add or change
 * within 5 s of the language change. Later additions are left alone. What was translated follows each further change
 * of the language, back to English too, unless its script has changed it meanwhile. Returns what ends the watch.
 */
export function watchForeignNodes(dictionary: Dictionary): () => void {
  for (const node of translated.keys()) {
    if (elementOf(node)?.isConnected) show(dictionary, node);
    else translated.delete(node);
  }
  const left = watchedUntil - Date.now();
  if (dictionary === EMPTY_DICTIONARY || left <= 0) return () => {};
  for (const node of foreignWithin(document.body)) show(dictionary, node);
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(writtenBy)) show(dictionary, node);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ATTRIBUTES,
  });
  const timer = setTimeout(() => observer.disconnect(), left);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Words that differ from what was shown last are the script's new ones, in English. */
function show(dictionary: Dictionary, node: Written) {
  const now = node.nodeValue ?? '';
  const before = translated.get(node);
  const english = before?.shown === now ? before.english : now;
  const shown = translate(dictionary, english);
  translated.set(node, { english, shown });
  if (shown !== now) node.nodeValue = shown;
}

function writtenBy({ type, target, attributeName, addedNodes }: MutationRecord): Written[] {
  const element = target instanceof Element ? target : target.parentElement;
  if (element?.closest(UNTOUCHED)) return [];
  if (type === 'childList') return Array.from(addedNodes).flatMap(foreignWithin);
  if (type === 'attributes' && element)
    return isRenderedByReact(element) ? [] : attributesOf(element, [attributeName]);
  return foreignWithin(target);
}

function foreignWithin(node: Node): Written[] {
  if (node instanceof Text) {
    const own = isRenderedByReact(node) || (node.parentElement && isRenderedByReact(node.parentElement));
    return own || node.data.trim() === '' ? [] : [node];
  }
  if (!(node instanceof Element) || node.matches(UNTOUCHED)) return [];
  if (!isRenderedByReact(node) && isAwaitingHydration(node)) return [];
  const own = isRenderedByReact(node) ? [] : attributesOf(node, ATTRIBUTES);
  return [...own, ...Array.from(node.childNodes).flatMap(foreignWithin)];
}

function attributesOf(element: Element, names: readonly (string | null)[]): Attr[] {
  return names.flatMap((name) => element.getAttributeNode(name ?? '') ?? []);
}

function elementOf(node: Written): Element | null {
  return node instanceof Attr ? node.ownerElement : node.parentElement;
}
