/**
 * Corrects line breaks after a font change, so that nothing in view moves: every text keeps its number of lines, and
 * every row of buttons or links its breaks. The system font of the first paint is scaled to the width of the brand font
 * (app/styles/fonts.css), but about one text in twenty still breaks differently, depending on font, width and language.
 * Its letter spacing is adjusted slightly. If that is not enough, it keeps its system font, unless it is a headline. The
 * fixes are removed when lines change anyway: at another width.
 */
export function keepLines(view: readonly Measured[]): void {
  fit(view.filter(({ hasText }) => hasText));
  // Elements without text of their own come second: their height depends on the texts inside.
  fit(innermostOf(view.filter((measured) => !measured.hasText && hasChanged(measured))));
}

/** An element before the font change. Lengths are in CSS pixels. */
export interface Measured {
  element: HTMLElement;
  /** Its child elements and texts that are in view. */
  children: ChildNode[];
  hasText: boolean;
  /** The total height of its lines, if it has text of its own, then the distance from its top to each child. */
  offsets: number[];
  width: number;
  height: number;
  /** How much the offset that changed most has grown, at the last measurement. */
  excess: number;
}

/** Measures the elements in view and those above, which would push the others down. */
export function measureView(): Measured[] {
  const found = new Map<HTMLElement, Found>();
  collect(document.body, document.body, found);
  return Array.from(found, ([element, { children, hasText }]) => {
    const { width, height } = element.getBoundingClientRect();
    const offsets = offsetsOf(element, children, hasText);
    return { element, children, hasText, offsets, width, height, excess: 0 };
  });
}

type Found = Pick<Measured, 'children' | 'hasText'>;

/** What is not in view, and selects, whose options browsers draw themselves. */
const SKIPPED = 'dialog, select, script, details:not([open]) > :not(summary)';

/** @param block the block that contains the text of `parent` */
function collect(parent: HTMLElement, block: HTMLElement, found: Map<HTMLElement, Found>): void {
  const children: ChildNode[] = [];
  found.set(parent, { children, hasText: false });
  for (const node of parent.childNodes) {
    if (node instanceof Text && /\S/.test(node.data)) {
      children.push(node);
      const laidOut = found.get(block);
      if (laidOut) laidOut.hasText = true;
    }
    if (!(node instanceof HTMLElement) || node.matches(SKIPPED)) continue;
    const { display } = getComputedStyle(node);
    if (display === 'none' || node.getBoundingClientRect().top >= innerHeight) continue;
    children.push(node);
    collect(node, display === 'inline' || display === 'contents' ? block : node, found);
  }
}

function offsetsOf(element: HTMLElement, children: readonly ChildNode[], hasText: boolean): number[] {
  const { top } = element.getBoundingClientRect();
  const starts = children.map((child) => (firstBox(child)?.top ?? top) - top);
  return hasText ? [rangeOf(element).getBoundingClientRect().height, ...starts] : starts;
}

/** The box of the first line. */
function firstBox(node: ChildNode): DOMRect | undefined {
  const boxes = node instanceof Element ? node : rangeOf(node);
  return boxes.getClientRects()[0];
}

function rangeOf(node: Node): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

/** CSS pixels. Smaller changes come from rounded font heights, not from another line. */
const MIN_LINE_CHANGE = 6;

function hasChanged(measured: Measured): boolean {
  const now = offsetsOf(measured.element, measured.children, measured.hasText);
  const changes = now.map((offset, index) => offset - (measured.offsets[index] ?? 0));
  measured.excess = changes.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
  return Math.abs(measured.excess) > MIN_LINE_CHANGE;
}

function innermostOf(changed: readonly Measured[]): Measured[] {
  return changed.filter(
    ({ element }) => !changed.some((other) => other.element !== element && element.contains(other.element)),
  );
}

interface Changed extends Measured {
  /** Has one line more than before, else one less. */
  isTaller: boolean;
  isHeadline: boolean;
  canAdjustSpacing: boolean;
  fontFamily: string;
  fontSize: number;
  letterSpacing: number;
}

/** Letter spacing, in ems. */
const STEP = 1 / 400;
const MAX_STEPS = 6;
/** Headlines never keep a system font. */
const MAX_HEADLINE_STEPS = 12;

/** Each step adjusts all texts before it measures any, so there are at most twelve layouts. */
function fit(measured: readonly Measured[]): void {
  let changed = measured.filter(hasChanged).map(withTypography);
  for (let step = 1; step <= MAX_HEADLINE_STEPS && changed.length > 0; step += 1) {
    for (const one of changed) if (step <= MAX_STEPS || one.isHeadline) adjustSpacing(one, step);
    changed = changed.filter(hasChanged);
  }
  for (const one of changed) fallBack(one);
}

/** Scripts with joined, stacked or square letters, where extra letter spacing is wrong. */
const NO_LETTER_SPACING = /[\u0590-\u0e7f\u2e80-\uffef]/;

function withTypography(measured: Measured): Changed {
  const { fontFamily, fontSize, letterSpacing } = getComputedStyle(measured.element);
  return Object.assign(measured, {
    isTaller: measured.excess > 0,
    isHeadline: fontFamily.includes('Display'),
    canAdjustSpacing: !NO_LETTER_SPACING.test(measured.element.textContent),
    fontFamily,
    fontSize: Number.parseFloat(fontSize),
    letterSpacing: Number.parseFloat(letterSpacing) || 0,
  });
}

function adjustSpacing(
  { element, isHeadline, canAdjustSpacing, excess, width, fontSize, letterSpacing }: Changed,
  step: number,
): void {
  if (!canAdjustSpacing) return;
  adjusted.add(element);
  // In a headline that lost a line, a narrower box is less visible than wide letter spacing.
  if (isHeadline && excess < 0) element.style.maxInlineSize = `${width * (1 - 0.03 * step)}px`;
  else {
    const change = -Math.sign(excess) * step * STEP * fontSize;
    element.style.letterSpacing = `${letterSpacing + change}px`;
  }
}

/** For texts that spacing did not fix: reserves the lost line below a shorter one, else restores the system font. */
function fallBack({ element, children, hasText, fontFamily, height, ...flags }: Changed): void {
  reset(element);
  adjusted.add(element);
  if (!flags.isTaller && hasText && children.length === 1) element.style.minBlockSize = `${height}px`;
  else if (!flags.isHeadline || !flags.canAdjustSpacing) {
    // Without the brand font, the first one.
    element.style.fontFamily = fontFamily.slice(fontFamily.indexOf(',') + 1);
  }
}

const adjusted = new Set<HTMLElement>();

/** Removes all fixes of {@link keepLines}. */
export function undoLineFixes(): void {
  for (const element of adjusted) reset(element);
  adjusted.clear();
}

function reset({ style }: HTMLElement): void {
  style.letterSpacing = '';
  style.maxInlineSize = '';
  style.minBlockSize = '';
  style.fontFamily = '';
}
