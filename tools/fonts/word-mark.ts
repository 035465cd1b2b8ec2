import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { optimize } from 'svgo';
import { oneWeight } from './cut-fonts.ts';
import { WEB_FONTS } from './web-fonts.ts';

/** A name drawn in the brand's display font. */
export interface WordMark {
  name: string;
  /** `viewBox` of the drawing: one em high, the baseline at 0, as wide as the text would be. */
  box: string;
  path: string;
}

/** Units of the drawing in an em: at 26 pixels one is a seventh of a pixel. */
const EM = 180;
/** In ems, as `.logo` has it (app/shell/header.css). */
const TRACKING = -0.02;

/**
 * Draws a name, kerned, on a grid of whole units, as one path.
 * @throws when the font lacks a letter of it.
 */
export async function drawWordMark(name: string): Promise<WordMark> {
  const [display] = WEB_FONTS;
  if (!display) throw new Error('There is no display font');
  const face = new Face(new Blob(await oneWeight(display, 420, name)));
  const font = new Font(face);
  const { ascender } = font.hExtents();
  const scale = EM / face.upem;
  const paths: string[] = [];
  let x = 0;
  for (const { id, advance } of glyphsOf(name, font)) {
    if (id === 0) throw new Error(`"${name}" has a letter that ${display.family} lacks: it stays text`);
    paths.push(outline(font.glyphToPath(id), Math.round(x * scale), scale));
    x += advance + TRACKING * face.upem;
  }
  return {
    name,
    box: `0 ${-Math.round(ascender * scale)} ${Math.round(x * scale)} ${EM}`,
    path: smallest(paths.join('')),
  };
}

function glyphsOf(text: string, font: Font): { id: number; advance: number }[] {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, place) => ({ id: codepoint, advance: positions[place]?.xAdvance ?? 0 }));
}

/** Moved to `x` and turned over, since a font's y goes up; rounded before it is moved, so that each "t" is the same. */
function outline(path: string, x: number, scale: number): string {
  let isVertical = true;
  return path.replaceAll(/[A-Z]|-?[\d.]+/g, (token) => {
    if (/[A-Z]/.test(token)) return token;
    isVertical = !isVertical;
    const value = Math.round(Number(token) * scale);
    return `${isVertical ? -value : value + x} `;
  });
}

function smallest(path: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    multipass: true,
    // Relative places alone repeat where letters do, which compresses better.
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 0, utilizeAbsolute: false } }],
  });
  return / d="([^"]+)"/.exec(data)?.[1] ?? path;
}
