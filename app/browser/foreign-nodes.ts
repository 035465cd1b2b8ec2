import { compileDictionary, type Dictionary } from '../language/dictionary.ts';
import { translate } from '../language/translate.ts';
import { pageLanguage } from './page-language.ts';

/** How long new nodes are translated after a language change (specification, section 9). */
const WATCH_MS = 5000;

/** Attributes that are visible or read aloud. */
const ATTRIBUTES = ['placeholder', 'title', 'aria-label', 'alt'];

/**
 * Elements that are invisible, must not be translated, or hold the visitor's input or values to submit; and those in which
 * the site itself shows something later.
 */
const SKIPPED =
  'script, style, noscript, textarea, option:not([value]), [translate=no], [contenteditable]:not([contenteditable=false]), [data-island], [data-chart], .notices, .prompts, [role=status]';

/** A text or attribute that another script added. */
type ForeignNode = Text | Attr;

/**
 * Translates what other scripts add to a page in another language than English, or change in what they added, within 5 s
 * of its start. What comes later stays as it is, and so does all that the server wrote. The dictionary is loaded when there
 * is something to translate.
 */
export function watchForeignNodes(): void {
  const code = pageLanguage();
  /** Elements that another script added. */
  const foreign = new WeakSet<Node>();
  const shown = new WeakMap<ForeignNode, string>();
  let dictionary: Promise<Dictionary> | undefined;

  async function show(node: ForeignNode) {
    dictionary ??= loadDictionary(code);
    const english = node.nodeValue ?? '';
    const translation = translate(await dictionary, english);
    if (typeof translation !== 'string' || node.nodeValue !== english || shown.get(node) === english) return;
    shown.set(node, translation);
    if (translation !== english) node.nodeValue = translation;
  }

  const observer = new MutationObserver((changes) => {
    const found = changes.flatMap(({ type, target, attributeName, addedNodes }) => {
      const element = target instanceof Element ? target : target.parentElement;
      if (!element || element.closest(SKIPPED)) return [];
      if (type === 'childList') return Array.from(addedNodes).flatMap((node) => nodesIn(node, foreign));
      if (type === 'attributes') return foreign.has(element) ? attributesOf(element, [attributeName]) : [];
      return target instanceof Text && foreign.has(target) ? [target] : [];
    });
    for (const node of found) {
      show(node).catch((error: unknown) => console.error(`Failed to load the phrases of ${code}`, error));
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ATTRIBUTES,
  });
  setTimeout(() => observer.disconnect(), WATCH_MS);
}

/** The texts and attributes of a new node, and its elements noted as foreign. */
function nodesIn(node: Node, foreign: WeakSet<Node>): ForeignNode[] {
  foreign.add(node);
  if (node instanceof Text) return node.data.trim() === '' ? [] : [node];
  if (!(node instanceof Element) || node.matches(SKIPPED)) return [];
  return [
    ...attributesOf(node, ATTRIBUTES),
    ...Array.from(node.childNodes).flatMap((child) => nodesIn(child, foreign)),
  ];
}

function attributesOf(element: Element, names: readonly (string | null)[]): Attr[] {
  return names.flatMap((name) => element.getAttributeNode(name ?? '') ?? []);
}

async function loadDictionary(code: string): Promise<Dictionary> {
  const response = await fetch(`/data/languages/${code}.json`);
  if (!response.ok) throw new Error(`Failed to load ${response.url}: ${response.status}`);
  return compileDictionary(await response.json());
}
