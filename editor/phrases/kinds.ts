import { HTMLElement, parse } from 'node-html-parser';

/** Hints for translators about the text of an element. The innermost element with an entry counts. */
const ELEMENTS: Readonly<Record<string, string>> = {
  TITLE: 'title of the page, at most 60 characters with the brand',
  H1: 'heading of the page',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  BUTTON: 'button',
  A: 'link',
  LABEL: 'label of a field',
  LEGEND: 'heading of a group of fields',
  OPTION: 'choice',
  SUMMARY: 'question',
  FIGCAPTION: 'caption',
  TH: 'table header',
  TD: 'table cell',
  DT: 'term',
  DD: 'text beside a term',
  LI: 'list item',
  P: 'paragraph',
  TEXT: 'words',
};

/** The ancestors of an element, the innermost first. */
const PLACES: Readonly<Record<string, string>> = {
  figure: 'in an illustration',
  details: 'in an answer',
  dialog: 'in a dialog',
  'header.bar-slot': 'in the header',
  'footer.foot': 'in the footer',
};

/** The maximum number of characters in narrow places: longer translations do not fit on a phone. */
const ROOM: Readonly<Record<string, number>> = {
  button: 36,
  'button in the header': 16,
  'button in a dialog': 24,
  choice: 34,
  'label of a field': 28,
  'link in the header': 22,
  'link in an illustration': 30,
  'table cell in an illustration': 40,
  'table header in an illustration': 34,
};

const ATTRIBUTES: Readonly<Record<string, string>> = {
  'aria-label': 'label for screen readers',
  placeholder: 'placeholder of a field',
  alt: 'text instead of an image',
  title: 'title of a link for programs',
  value: 'text of a message that the site prepares',
};

const META: Readonly<Record<string, string>> = {
  description: 'description for search engines, at most 160 characters',
  keywords: 'keywords for search engines, separated by commas',
};

const MARKER = /⟦\d+⟧/g;

/** The kind of text of each marker in a document. */
export function kindsOf(html: string): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, Set<string>>();
  const note = (text: string, kind: string | undefined) => {
    for (const [marker] of text.matchAll(MARKER)) {
      const known = kinds.getOrInsertComputed(marker, () => new Set());
      if (kind) known.add(kind);
    }
  };
  const root = parse(html);
  for (const element of root.querySelectorAll('*')) {
    for (const [name, value] of Object.entries(element.attributes)) note(value, attributeKind(element, name));
    for (const child of element.childNodes) {
      if (!(child instanceof HTMLElement)) note(child.rawText, elementKind(element));
    }
  }
  return new Map(Array.from(kinds, ([marker, all]) => [marker, [...all]]));
}

function attributeKind({ rawTagName, attributes }: HTMLElement, name: string): string | undefined {
  return rawTagName.toLowerCase() === 'meta' ? META[attributes.name ?? ''] : ATTRIBUTES[name];
}

function elementKind(element: HTMLElement): string | undefined {
  // Structured data repeats texts of the page.
  if (element.tagName === 'SCRIPT') return undefined;
  if (element.classList.contains('vh')) return 'for screen readers only';
  const kind = element.classList.contains('btn') ? ELEMENTS.BUTTON : ELEMENTS[element.tagName];
  if (!kind) return element.parentNode?.tagName ? elementKind(element.parentNode) : undefined;
  const place = Object.keys(PLACES).find((selector) => element.parentNode?.closest(selector));
  return withRoom(place && !SELF_EVIDENT.has(element.tagName) ? `${kind} ${PLACES[place]}` : kind);
}

/** Elements whose name says where they are. */
const SELF_EVIDENT: ReadonlySet<string> = new Set(['FIGCAPTION', 'SUMMARY']);

function withRoom(kind: string): string {
  const room = ROOM[kind] ?? ROOM[kind.replace(/ in .*/, '')];
  return room === undefined ? kind : `${kind}, at most ${room} characters`;
}
