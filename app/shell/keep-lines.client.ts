/**
 * Lets the fonts of a page change without moving what is in view: every text keeps its number of lines, and every
 * row of buttons or links its breaks. The system font of the first paint is stretched to the width of the brand's
 * (app/styles/fonts.css), but one text in twenty or so, by font, width and language, would still break differently.
 * That one is set a little tighter or wider. A text that cannot be helped so keeps its system font, unless it is a
 * headline. All of it is given up where the lines change anyway: at another width, in another language, on another
 * page.
 */
export function keepLines(view: readonly Measured[]): void {
  fit(view.filter(({ hasText }) => hasText));
  // What holds no text itself can only break differently by itself once its texts are as high as before.
  fit(innermostOf(view.filter((measured) => !measured.hasText && hasChanged(measured))));
}

/** An element before the change; lengths are in CSS pixels. */
export interface Measured {
  element: HTMLElement;
  /** Elements and texts in it that are in view. */
  children: ChildNode[];
  hasText: boolean;
  /** Height of its lines together, if it has text of its own, and how far each child begins below its top. */
  depths: number[];
  width: number;
  height: number;
  fontFamily: string;
  /** What the depth that has changed most had grown by when it was last measured. */
  excess: number;
}

/** The elements in view, and those above: they would push what is in view. */
export function measureView(): Measured[] {
  const found = new Map<HTMLElement, Found>();
  collect(document.body, document.body, found);
  return Array.from(found, ([element, { children, hasText }]) => {
    const { width, height } = element.getBoundingClientRect();
    const { fontFamily } = getComputedStyle(element);
    const depths = depthsOf(element, children, hasText);
    return { element, children, hasText, depths, width, height, fontFamily, excess: 0 };
  });
}

type Found = Pick<Measured, 'children' | 'hasText'>;

/** Dialogs are not in view, and the lists of languages are drawn by the browser. */
const PASSED_OVER = 'dialog, select, script';

/** @param block what the text in `parent` is laid out in. */
function collect(parent: HTMLElement, block: HTMLElement, found: Map<HTMLElement, Found>): void {
  const children: ChildNode[] = [];
  found.set(parent, { children, hasText: false });
  for (const node of parent.childNodes) {
    if (node instanceof Text && /\S/.test(node.data)) {
      children.push(node);
      const laidOut = found.get(block);
      if (laidOut) laidOut.hasText = true;
    }
    if (!(node instanceof HTMLElement) || node.matches(PASSED_OVER)) continue;
    if (node.getBoundingClientRect().top >= innerHeight) continue;
    children.push(node);
    const { display } = getComputedStyle(node);
    collect(node, display === 'inline' || display === 'contents' ? block : node, found);
  }
}

function depthsOf(element: HTMLElement, children: readonly ChildNode[], hasText: boolean): number[] {
  const { top } = element.getBoundingClientRect();
  const begins = children.map((child) => (firstBox(child)?.top ?? top) - top);
  return hasText ? [rangeOf(element).getBoundingClientRect().height, ...begins] : begins;
}

/** Of a text that goes over several lines, that of its first. */
function firstBox(node: ChildNode): DOMRect | undefined {
  const boxes = node instanceof Element ? node : rangeOf(node);
  return boxes.getClientRects()[0];
}

function rangeOf(node: Node): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

/** In CSS pixels: less is no line, but the rounding of a font's height. */
const LINE = 6;

function hasChanged(measured: Measured): boolean {
  const now = depthsOf(measured.element, measured.children, measured.hasText);
  const growths = now.map((depth, place) => depth - (measured.depths[place] ?? 0));
  measured.excess = growths.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
  return Math.abs(measured.excess) > LINE;
}

function innermostOf(changed: readonly Measured[]): Measured[] {
  return changed.filter(
    ({ element }) => !changed.some((other) => other.element !== element && element.contains(other.element)),
  );
}

interface Misfit extends Measured {
  /** Has a line more than before, else one less. */
  isHigher: boolean;
  isHeadline: boolean;
  canSpread: boolean;
  fontSize: number;
  letterSpacing: number;
}

/** In ems, between letters. */
const STEP = 1 / 400;
const STEPS = 6;
/** For headlines, which are never left in a system font. */
const MOST_STEPS = 12;

/** Each step adjusts all texts before it measures them, so that the page is laid out a handful of times at most. */
function fit(measured: readonly Measured[]): void {
  let misfits = measured.filter(hasChanged).map(withType);
  for (let step = 1; step <= MOST_STEPS && misfits.length > 0; step += 1) {
    for (const misfit of misfits) if (step <= STEPS || misfit.isHeadline) spread(misfit, step);
    misfits = misfits.filter(hasChanged);
  }
  for (const misfit of misfits) leave(misfit);
}

/** Scripts that join their letters, stack them or set them in squares: no space may be put between them. */
const UNSPREADABLE = /[\u0590-\u0e7f\u2e80-\uffef]/;

function withType(measured: Measured): Misfit {
  const { fontFamily, fontSize, letterSpacing } = getComputedStyle(measured.element);
  return Object.assign(measured, {
    isHigher: measured.excess > 0,
    isHeadline: fontFamily.includes('Display'),
    canSpread: !UNSPREADABLE.test(measured.element.textContent),
    fontSize: Number.parseFloat(fontSize),
    letterSpacing: Number.parseFloat(letterSpacing) || 0,
  });
}

function spread({ element, isHeadline, canSpread, excess, width, ...type }: Misfit, step: number): void {
  if (!canSpread) return;
  adjusted.add(element);
  // A headline of one line less: a narrower measure shows less than wide letters would.
  if (isHeadline && excess < 0) element.style.maxInlineSize = `${width * (1 - 0.03 * step)}px`;
  else {
    const change = -Math.sign(excess) * step * STEP * type.fontSize;
    element.style.letterSpacing = `${type.letterSpacing + change}px`;
  }
}

/** What cannot be helped: with room below where it is only a line shorter, else in its system font. */
function leave({ element, children, hasText, fontFamily, height, ...type }: Misfit): void {
  reset(element);
  adjusted.add(element);
  if (!type.isHigher && hasText && children.length === 1) element.style.minBlockSize = `${height}px`;
  else if (!type.isHeadline || !type.canSpread) element.style.fontFamily = fontFamily;
}

const adjusted = new Set<HTMLElement>();

/** Gives up what was done to keep the lines of the page before. */
export function letLinesBreak(): void {
  for (const element of adjusted) reset(element);
  adjusted.clear();
}

function reset({ style }: HTMLElement): void {
  style.letterSpacing = '';
  style.maxInlineSize = '';
  style.minBlockSize = '';
  style.fontFamily = '';
}
