import { isRenderedByReact, isAwaitingHydration } from './react-nodes.ts';
import { EMPTY_DICTIONARY, type Dictionary } from './dictionary.ts';
import { translate } from './translate.ts';

/** How long new nodes are translated after a language change (specification, section 9). */
const WATCH_MS = 5000;

/** Attributes that are visible or read aloud. */
const ATTRIBUTES = ['placeholder', 'title', 'aria-label', 'alt'];

/** Elements that are invisible, must not be translated, or hold the visitor's input or values to submit. */
const SKIPPED =
  'script, style, noscript, textarea, option:not([value]), [translate=no], [contenteditable]:not([contenteditable=false])';

/** A text or attribute that another script added. */
type ForeignNode = Text | Attr;

const translated = new Map<ForeignNode, { english: string; shown: string }>();

let watchedUntil = 0;

/** Call on each language change. */
export function startWatchPeriod() {
  watchedUntil = Date.now() + WATCH_MS;
}

/**
 * Translates nodes that React did not render: those that other scripts have added, and those that they add or change
 * within 5 s of the language change. Later ones stay as they are. Translated nodes follow further language changes, back
 * to English too, unless their script has changed them meanwhile.
 * @returns a function that stops watching
 */
export function watchForeignNodes(dictionary: Dictionary): () => void {
  for (const node of translated.keys()) {
    if (elementOf(node)?.isConnected) show(dictionary, node);
    else translated.delete(node);
  }
  const left = watchedUntil - Date.now();
  if (dictionary === EMPTY_DICTIONARY || left <= 0) return () => {};
  for (const node of foreignNodesIn(document.body)) show(dictionary, node);
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(foreignNodesOf)) show(dictionary, node);
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

/** A text that differs from the last translation is new English text of the script. */
function show(dictionary: Dictionary, node: ForeignNode) {
  const now = node.nodeValue ?? '';
  const before = translated.get(node);
  const english = before?.shown === now ? before.english : now;
  const translation = translate(dictionary, english);
  const shown = typeof translation === 'string' ? translation : english;
  translated.set(node, { english, shown });
  if (shown !== now) node.nodeValue = shown;
}

function foreignNodesOf({ type, target, attributeName, addedNodes }: MutationRecord): ForeignNode[] {
  const element = target instanceof Element ? target : target.parentElement;
  if (element?.closest(SKIPPED)) return [];
  if (type === 'childList') return Array.from(addedNodes).flatMap(foreignNodesIn);
  if (type === 'attributes' && element)
    return isRenderedByReact(element) ? [] : attributesOf(element, [attributeName]);
  return foreignNodesIn(target);
}

function foreignNodesIn(node: Node): ForeignNode[] {
  if (node instanceof Text) {
    const own = isRenderedByReact(node) || (node.parentElement && isRenderedByReact(node.parentElement));
    return own || node.data.trim() === '' ? [] : [node];
  }
  if (!(node instanceof Element) || node.matches(SKIPPED)) return [];
  if (!isRenderedByReact(node) && isAwaitingHydration(node)) return [];
  const own = isRenderedByReact(node) ? [] : attributesOf(node, ATTRIBUTES);
  return [...own, ...Array.from(node.childNodes).flatMap(foreignNodesIn)];
}

function attributesOf(element: Element, names: readonly (string | null)[]): Attr[] {
  return names.flatMap((name) => element.getAttributeNode(name ?? '') ?? []);
}

function elementOf(node: ForeignNode): Element | null {
  return node instanceof Attr ? node.ownerElement : node.parentElement;
}
