import { FACES, FACES_CLASS } from './faces.ts';

/**
 * The layout shift that a change of faces may cause, in the browsers' own measure: the share of the window
 * that moves, times the way as a share of the window's longer side (https://web.dev/articles/cls).
 */
const LARGEST_SHIFT = 0.008;

/** Less than this many pixels of a way do not count, in the browsers' measure either. */
const NO_WAY = 3;

/**
 * Sets the page in the brand's faces when they are here, all three together, unless too much in view would move
 * by it: then they wait for the next page (docs/decisions/003). Never rejects.
 */
export async function wearFaces(): Promise<void> {
  const { classList } = document.documentElement;
  try {
    await Promise.all(FACES.map((face) => document.fonts.load(face)));
  } catch {
    return;
  }
  if (classList.contains(FACES_CLASS)) return;
  const before = [...placesInView(document.body)];
  classList.add(FACES_CLASS);
  // Nothing is painted in between.
  if (shiftSince(before) > LARGEST_SHIFT) classList.remove(FACES_CLASS);
}

interface Place {
  node: ChildNode;
  box: DOMRect;
  /** Where it begins: of a text, its first line. */
  start: DOMRect;
}

/** Where elements, and texts beside elements, stand that are in view. */
function* placesInView(parent: Element): Generator<Place> {
  if (!parent.firstElementChild) return;
  for (const node of parent.childNodes) {
    const place = placeOf(node);
    if (!place || place.box.top >= innerHeight || place.box.bottom <= 0) continue;
    yield place;
    if (node instanceof Element) yield* placesInView(node);
  }
}

function placeOf(node: ChildNode): Place | undefined {
  const boxes = node instanceof Element ? node : new Range();
  if (boxes instanceof Range) boxes.selectNode(node);
  const [start] = boxes.getClientRects();
  return start && { node, box: boxes.getBoundingClientRect(), start };
}

function shiftSince(before: readonly Place[]): number {
  const moved = new Set<Node | null>();
  let area = 0;
  let farthest = 0;
  for (const { node, box, start } of before) {
    const now = placeOf(node);
    const way = now
      ? Math.max(Math.abs(start.top - now.start.top), Math.abs(start.left - now.start.left))
      : 0;
    if (!now || way < NO_WAY) continue;
    moved.add(node);
    farthest = Math.max(farthest, way);
    // What stands in something that moved has moved with it.
    if (!moved.has(node.parentNode)) area += areaInView(box, now.box);
  }
  return (area * farthest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
}

/** Of the box around both. */
function areaInView(a: DOMRect, b: DOMRect): number {
  const height = Math.min(innerHeight, Math.max(a.bottom, b.bottom)) - Math.max(0, Math.min(a.top, b.top));
  return height * (Math.max(a.right, b.right) - Math.min(a.left, b.left));
}
