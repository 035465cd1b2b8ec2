/** How a camera was held is the only thing of its data that pictures need: TIFF 6.0, section 8. */
const ORIENTATION = 0x0112;
const SHORT = 3;

/** JPEG has it before the data, WebP may have it. */
const EXIF = Buffer.from('Exif\0\0');

/**
 * What is left of Exif data: the orientation.
 * @returns undefined when the picture is upright, or the data is not understood
 */
export function orientationOnly(exif: Buffer): Buffer | undefined {
  const prefix = exif.subarray(0, exif.indexOf(EXIF) === 0 ? EXIF.length : 0);
  const orientation = orientationIn(exif.subarray(prefix.length));
  const left = Buffer.alloc(26);
  if (orientation < 2 || orientation > 8 || prefix.length + left.length > exif.length) return undefined;
  left.write('MM\0*', 'latin1');
  // Where the directory begins, how many fields it has, and its only field: tag, type, count, value.
  left.writeUInt32BE(8, 4);
  left.writeUInt16BE(1, 8);
  left.writeUInt16BE(ORIENTATION, 10);
  left.writeUInt16BE(SHORT, 12);
  left.writeUInt32BE(1, 14);
  left.writeUInt16BE(orientation, 18);
  return Buffer.concat([prefix, left]);
}

function orientationIn(tiff: Buffer): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  try {
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let field = directory + 2; field < directory + 2 + 12 * count; field += 12)
      if (view.getUint16(field, isLittle) === ORIENTATION) return view.getUint16(field + 8, isLittle);
  } catch (error) {
    // It leads out of the data.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}
