/** CSS pixels of the units that a length may have. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/**
 * Width and height of an SVG as browsers take them from its root element: its own, else by the shape of its view box.
 * @throws when it has neither
 */
export function sizeOfDrawing(text: string): { width: number; height: number } {
  const start = text.indexOf('<svg');
  if (start < 0) throw new Error('it is no SVG');
  const root = text.slice(start, text.indexOf('>', start));
  const [, , boxWidth = 0, boxHeight = 0] = (attribute(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [length(attribute(root, 'width')), length(attribute(root, 'height'))];
  const size = {
    width: Math.round(width ?? (height === undefined ? boxWidth : (height * boxWidth) / boxHeight)),
    height: Math.round(height ?? (width === undefined ? boxHeight : (width * boxHeight) / boxWidth)),
  };
  if (size.width > 0 && size.height > 0) return size;
  throw new Error('it has no size: expected a width and a height in its first element, or a viewBox');
}

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1];
}

/** In pixels; undefined for a part of what is around it, such as `100%`. */
function length(written = ''): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+)\s*([a-z]*)\s*$/.exec(written) ?? [];
  const pixels = UNITS[unit];
  return number === undefined || pixels === undefined ? undefined : Number(number) * pixels;
}
