/** CSS pixels of the units that a length may have. */
const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries({ '': 1, px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 }),
);

/**
 * Width and height of an SVG as browsers take them from its root element: its own, else by the shape of its view box.
 * @throws when it has neither
 */
export function sizeOfDrawing(text: string): { width: number; height: number } {
  // A comment before it may have markup.
  const written = text.replace(/<!--[^]*?(?:-->|$)/g, '');
  const start = written.indexOf('<svg');
  if (start < 0) throw new Error('it is no SVG');
  const root = written.slice(start, written.indexOf('>', start));
  const [, , boxWidth = 0, boxHeight = 0] = (attribute(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [length(attribute(root, 'width')), length(attribute(root, 'height'))];
  const size = {
    width: Math.round(width ?? (height === undefined ? boxWidth : (height * boxWidth) / boxHeight)),
    height: Math.round(height ?? (width === undefined ? boxHeight : (width * boxHeight) / boxWidth)),
  };
  // A view box without a width makes the other side infinite.
  if (Object.values(size).every((side) => side > 0 && Number.isFinite(side))) return size;
  throw new Error('it has no size: expected a width and a height in its first element, or a viewBox');
}

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1];
}

/** In pixels; undefined for a relative length, such as `100%`. */
function length(written = ''): number | undefined {
  const [, number, unit = ''] = /^([\d.]+)\s*([a-z]*)$/.exec(written.trim()) ?? [];
  const pixels = UNITS.get(unit);
  return number === undefined || pixels === undefined ? undefined : Number(number) * pixels;
}
