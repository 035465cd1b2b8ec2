import { EMPTY_BOOK, type PhraseBook } from './phrase-book.ts';
import { translate } from './translate.ts';

/** How long after a language change new nodes are watched for (specification, section 9). */
const WATCH = 5000;

/** English text of the nodes that other scripts added and that were translated. */
const originals = new Map<Text, string>();

let watchedUntil = 0;

/** A language change: from now on new nodes are watched for, as long as {@link WATCH} says. */
export function beginWatch() {
  watchedUntil = Date.now() + WATCH;
}

/**
 * Translates what React did not render: nodes that other scripts add within 5 s of a language change.
 * Later ones are left alone. Those translated before follow each further change, back to English too.
 * Answers the function that ends the watch.
 */
export function watchForeignNodes(book: PhraseBook): () => void {
  for (const [node, english] of originals) {
    if (node.isConnected) node.data = translate(book, english);
    else originals.delete(node);
  }
  if (book === EMPTY_BOOK) return () => {};
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateForeign(book, node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), watchedUntil - Date.now());
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function translateForeign(book: PhraseBook, node: Node) {
  if (isReacts(node) || (node instanceof Element && node.matches('script, style, [translate=no]'))) return;
  if (node instanceof Text) {
    if (node.parentElement && isReacts(node.parentElement)) return;
    originals.set(node, node.data);
    node.data = translate(book, node.data);
  } else {
    for (const child of node.childNodes) translateForeign(book, child);
  }
}

/** React marks every node it renders with a property of this name and a random ending. */
function isReacts(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}
