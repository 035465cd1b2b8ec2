import { tell } from './dialogs.js';

/**
 * Pastes text from Word, from Google Docs or from a page into rich text. Decap CMS fails at a link or a bold word
 * inside other formatting, and the pasted text is lost. So this reads the HTML, and passes on a fragment of Slate
 * (https://docs.slatejs.org), as a copy within the form does.
 */
export function takePastes() {
  document.addEventListener(
    'paste',
    (event) => {
      const editor = event.target.closest?.('[data-slate-editor]');
      const html = event.clipboardData.getData('text/html');
      if (!editor || !html) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const own = event.clipboardData.getData(FRAGMENT);
      const dataTransfer = new DataTransfer();
      dataTransfer.setData(FRAGMENT, own || btoa(encodeURIComponent(JSON.stringify(fragmentOf(html)))));
      const options = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true };
      editor.dispatchEvent(new InputEvent('beforeinput', options));
      if (!own && /<img\b/i.test(html)) tell(NO_PICTURES);
    },
    true,
  );
}

const NO_PICTURES = 'The pictures were not pasted. Add each one with “+”, Image.';

const FRAGMENT = 'application/x-slate-fragment';

/** The blocks of a pasted page. */
export function fragmentOf(html) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Bullets and numbers that Word writes into its list items, and formatting.
  const markers = new Map();
  for (const marker of body.querySelectorAll('[style*="mso-list:Ignore"]')) {
    markers.set(marker.closest('p'), marker.textContent.trim());
    marker.remove();
  }
  for (const extra of body.querySelectorAll('style, script, meta, link, title')) extra.remove();
  return blocksIn(body, markers);
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, div, section, article, li';

/** An article has one h1, its title. */
const HEADINGS = { H1: 'two', H2: 'two', H3: 'three', H4: 'four', H5: 'five', H6: 'six' };

function blocksIn(parent, markers) {
  const blocks = [];
  let inline = [];
  const closeParagraph = () => {
    const paragraph = block(
      'paragraph',
      inline.flatMap((node) => inlinesOf(node)),
    );
    if (!isEmpty(paragraph)) blocks.push(paragraph);
    inline = [];
  };
  for (const node of parent.childNodes) {
    if (node.nodeType !== Node.ELEMENT_NODE || !(node.matches(BLOCKS) || node.querySelector(BLOCKS))) {
      inline.push(node);
      continue;
    }
    closeParagraph();
    const [, level] = /\bmso-list:\s*l\d+ level(\d)/.exec(node.getAttribute('style')) ?? [];
    if (level) addToList(blocks, listOfWord(node, markers), Number(level));
    else blocks.push(...blocksOf(node, markers));
  }
  closeParagraph();
  return blocks;
}

function blocksOf(node, markers) {
  const { tagName } = node;
  if (tagName in HEADINGS) return [block(`heading-${HEADINGS[tagName]}`, inlinesOf(node))];
  if (tagName === 'UL' || tagName === 'OL') {
    const items = [];
    for (const child of node.children) {
      // Google Docs puts an inner list beside the item that it belongs to.
      if (items.length > 0 && child.matches('ul, ol'))
        items.at(-1).children.push(...blocksOf(child, markers));
      else items.push(block('list-item', blocksIn(child, markers)));
    }
    return [block(tagName === 'OL' ? 'numbered-list' : 'bulleted-list', items)];
  }
  if (tagName === 'TABLE') {
    const rows = cellsOf(node).map((cells) =>
      block(
        'table-row',
        cells.map((inlines) => block('table-cell', inlines)),
      ),
    );
    return [block('table', rows)];
  }
  const blocks = blocksIn(node, markers);
  return tagName === 'BLOCKQUOTE' ? [block('quote', blocks)] : blocks;
}

/** The cells of each row, the same number in each. The words of a merged cell go into the first of its cells. */
function cellsOf(table) {
  const rows = Array.from(table.rows, () => []);
  for (const [top, { cells }] of Array.from(table.rows).entries()) {
    for (const cell of cells) {
      const left = [...rows[top], undefined].indexOf(undefined);
      for (const row of rows.slice(top, top + cell.rowSpan))
        for (let column = left; column < left + cell.colSpan; column += 1) row[column] = [];
      rows[top][left] = inlinesOf(cell);
    }
  }
  const length = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length }, (_, column) => row[column] ?? []));
}

/** Word writes the items of its lists as paragraphs. */
function listOfWord(paragraph, markers) {
  const isNumbered = /^\(?\w{1,3}[.)]/.test(markers.get(paragraph) ?? '');
  const item = block('list-item', [block('paragraph', inlinesOf(paragraph))]);
  return block(isNumbered ? 'numbered-list' : 'bulleted-list', [item]);
}

/** @param level 1 for an outermost list */
function addToList(blocks, list, level) {
  const before = blocks.at(-1);
  if (level > 1 && before?.type.endsWith('-list'))
    addToList(before.children.at(-1).children, list, level - 1);
  else if (before?.type === list.type) before.children.push(...list.children);
  else blocks.push(list);
}

function inlinesOf(node, marks = {}) {
  if (node.nodeType === Node.TEXT_NODE) return [{ text: node.data.replaceAll(/\s+/g, ' '), ...marks }];
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  if (node.tagName === 'BR') return [{ text: ' ' }];
  const { fontWeight, fontStyle } = node.style;
  const isBold = node.matches('b, strong')
    ? fontWeight !== 'normal'
    : Number(fontWeight) >= 600 || fontWeight === 'bold';
  const own = {
    ...marks,
    ...(isBold && { bold: true }),
    ...((node.matches('i, em') || fontStyle === 'italic') && { italic: true }),
  };
  const children = [...node.childNodes].flatMap((child) => gapBefore(child).concat(inlinesOf(child, own)));
  // Footnote anchors lead to a place in the Word document.
  const href = node.getAttribute('href') ?? '';
  const leads = /^(?:https?:|mailto:|\/)/.test(href) && !href.startsWith(location.origin);
  return leads ? [{ type: 'link', data: { url: href }, children }] : children;
}

/** Between the paragraphs of a cell. */
function gapBefore(node) {
  const isNext = node.nodeType === Node.ELEMENT_NODE && node.previousElementSibling;
  return isNext && node.matches(BLOCKS) ? [{ text: ' ' }] : [];
}

function block(type, children) {
  return { type, children: children.length > 0 ? children : [{ text: '' }] };
}

function isEmpty({ children }) {
  return children.every((child) => (child.children ? isEmpty(child) : child.text.trim() === ''));
}
