import { HTMLElement, parse } from 'node-html-parser';

/** What a translator should know of an element's text; the innermost element that has an entry counts. */
const ELEMENTS: Readonly<Record<string, string>> = {
  TITLE: 'title of the page, at most 60 characters with the brand',
  H1: 'heading of the page',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  BUTTON: 'button',
  A: 'link',
  LABEL: 'label of a field',
  OPTION: 'choice',
  SUMMARY: 'question',
  FIGCAPTION: 'caption',
  TH: 'table header',
  TD: 'table cell',
  DT: 'term',
};

const ATTRIBUTES: Readonly<Record<string, string>> = {
  'aria-label': 'label for screen readers',
  placeholder: 'placeholder of a field',
  alt: 'text instead of an image',
};

const DESCRIPTION = 'description for search engines, at most 160 characters';

const MARKER = /⟦\d+⟧/g;

/** What the text of each marker in a document is. */
export function kindsOf(html: string): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, Set<string>>();
  const note = (text: string, kind: string | undefined) => {
    for (const [marker] of text.matchAll(MARKER)) {
      const known = kinds.get(marker) ?? new Set();
      kinds.set(marker, known);
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
  if (rawTagName.toLowerCase() === 'meta') return attributes.name === 'description' ? DESCRIPTION : undefined;
  return ATTRIBUTES[name];
}

function elementKind(element: HTMLElement): string | undefined {
  if (element.classList.contains('vh')) return 'for screen readers only';
  if (element.classList.contains('btn')) return 'button';
  const kind = ELEMENTS[element.tagName];
  if (kind || !element.parentNode?.tagName) return kind;
  return elementKind(element.parentNode);
}
