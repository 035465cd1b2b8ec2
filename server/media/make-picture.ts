import type { FormatEnum, Sharp } from 'sharp';
import { MOST_PIXELS } from '../../site/content/media/media-kinds.server.ts';
import type { Medium } from '../../site/content/media/media.ts';
import { loadSharp } from '../../site/content/media/sharp.server.ts';

/**
 * Seconds after which the library gives up. The largest picture takes ten seconds, and somewhat longer on a busy
 * machine.
 */
const LONGEST_S = 60;

/** How each format is written: without loss, or so well that nobody sees the difference. */
const FORMATS: Partial<Record<keyof FormatEnum, object>> = {
  // Optimal Huffman tables would keep the whole picture in memory.
  jpeg: { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false },
  png: {},
  webp: { quality: 95, effort: 0 },
  gif: { dither: 0, interPaletteMaxError: 0 },
  heif: { compression: 'av1', quality: 80, effort: 0, chromaSubsampling: '4:2:0' },
};

type How = Partial<Pick<Medium, 'isAnimated' | 'isLossless'>> & { width?: number | undefined };

/**
 * Makes a picture anew, without anything that a camera or a program has written into it.
 * @param source its path, or its bytes
 * @param width of an upright WebP in sRGB; without one, the picture keeps size, frames, format and colors
 * @throws when it cannot be decoded, with the reason
 */
export async function makePicture(
  source: string | Buffer,
  { width, isAnimated = false, isLossless = false }: How = {},
): Promise<Buffer<ArrayBuffer>> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(source, {
      // The frames of an animation are decoded one after another.
      limitInputPixels: !isAnimated && MOST_PIXELS,
      animated: width === undefined,
    });
    const made =
      width === undefined
        ? await asItIs(picture, isLossless)
        : picture.autoOrient().resize({ width }).webp({ quality: 80 });
    return Buffer.from(await made.timeout({ seconds: LONGEST_S }).toBuffer());
  } catch (error) {
    // Only the first line, at most a hundred characters: the rest quotes the file.
    const [reason = ''] = (error as Error).message.split('\n');
    throw new Error(`it is damaged or cut off: ${reason.slice(0, 100)}`, { cause: error });
  }
}

/** A tag turns a picture: to turn its pixels would take all of them into memory. */
async function asItIs(picture: Sharp, lossless: boolean): Promise<Sharp> {
  const { format, space, orientation = 1, chromaSubsampling } = await picture.metadata();
  return picture
    .pipelineColourspace(space)
    .toColourspace(space)
    .keepIccProfile()
    .withExif({ IFD0: { Orientation: String(orientation) } })
    .toFormat(format, {
      ...FORMATS[format],
      ...(chromaSubsampling === '4:2:0' && { chromaSubsampling }),
      lossless,
    });
}
