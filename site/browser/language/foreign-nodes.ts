import { compileDictionary, type Dictionary } from '../../language/dictionary.ts';
import { withoutBreaks } from '../../language/text.ts';
import { translate } from '../../language/translate.ts';
import { pageLanguage } from './page-language.ts';

/** Attributes that are visible or read aloud. */
const ATTRIBUTES = ['placeholder', 'title', 'aria-label', 'alt'];

/**
 * Elements that are invisible, must not be translated, or hold input or values to submit, and elements in which
 * the site itself shows something later.
 */
const SKIPPED =
  'script, style, noscript, textarea, option:not([value]), [translate=no], [contenteditable]:not([contenteditable=false]), [data-island], [data-chart], .notices, .prompts, [role=status]';

let loading: Promise<Dictionary> | undefined;

/** Translates the texts that these changes have added. The dictionary is loaded when there are some. */
export function translateAdded(changes: readonly MutationRecord[]): void {
  const added = changes
    .filter(({ target }) => target instanceof Element && !target.closest(SKIPPED))
    .flatMap(({ addedNodes }) => Array.from(addedNodes).flatMap(wordsIn));
  if (added.length === 0) return;
  const code = pageLanguage();
  loading ??= loadDictionary(code);
  loading
    .then((loaded) => added.forEach((node) => show(loaded, node)))
    .catch((error: unknown) => console.error(`Failed to load the phrases of ${code}`, error));
}

function show(dictionary: Dictionary, node: Text | Attr) {
  const english = node.nodeValue ?? '';
  const translation = translate(dictionary, english);
  if (typeof translation === 'string' && translation !== english) node.nodeValue = withoutBreaks(translation);
}

/** The texts and attributes of a new node. */
function wordsIn(node: Node): (Text | Attr)[] {
  if (node instanceof Text) return node.data.trim() === '' ? [] : [node];
  if (!(node instanceof Element) || node.matches(SKIPPED)) return [];
  const attributes = ATTRIBUTES.flatMap((name) => node.getAttributeNode(name) ?? []);
  return [...attributes, ...Array.from(node.childNodes).flatMap(wordsIn)];
}

async function loadDictionary(code: string): Promise<Dictionary> {
  const response = await fetch(`/data/languages/${code}.json`);
  if (!response.ok) throw new Error(`Failed to load ${response.url}: ${response.status}`);
  return compileDictionary(await response.json());
}
