import { join } from 'node:path';
import { insideFolder } from '../../site/content/reading/inside-folder.server.ts';
import { MOST_PIXELS } from '../../site/content/media/media-kinds.server.ts';
import { MEDIA_FOLDER, type Medium } from '../../site/content/media/media.ts';
import { loadSharp } from '../../site/content/media/sharp.server.ts';

/**
 * Seconds after which the library gives up. The largest picture takes two seconds, and somewhat longer on a busy
 * machine.
 */
const LONGEST_S = 60;

/**
 * Resizes a picture to a width, as an upright WebP in sRGB without the camera's data.
 * @throws when it cannot be decoded, with the reason
 */
export async function makePicture(
  contentDir: string,
  { name }: Medium,
  width: number,
): Promise<Buffer<ArrayBuffer>> {
  const sharp = await loadSharp();
  const path = await insideFolder(contentDir, join(contentDir, MEDIA_FOLDER, name));
  const made = sharp(path, { limitInputPixels: MOST_PIXELS }).autoOrient().resize({ width });
  try {
    return Buffer.from(await made.webp({ quality: 80 }).timeout({ seconds: LONGEST_S }).toBuffer());
  } catch (error) {
    // Only the first line, at most a hundred characters: the rest quotes the file.
    const [reason = ''] = (error as Error).message.split('\n');
    throw new Error(`it is damaged or cut off: ${reason.slice(0, 100)}`, { cause: error });
  }
}
