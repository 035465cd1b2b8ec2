/** The orientation is the only camera data that a picture needs (TIFF 6.0, section 8). */
const ORIENTATION = 0x0112;
const SHORT = 3;

/** A prefix that JPEG always has before the data, and WebP sometimes. */
const EXIF = Buffer.from('Exif\0\0');

/**
 * Exif data reduced to the orientation.
 * @returns undefined when the picture is upright, or the data is damaged
 */
export function orientationOnly(exif: Buffer): Buffer | undefined {
  const prefix = exif.subarray(0, exif.indexOf(EXIF) === 0 ? EXIF.length : 0);
  const orientation = orientationIn(exif.subarray(prefix.length));
  const left = Buffer.alloc(26);
  if (orientation < 2 || orientation > 8 || prefix.length + left.length > exif.length) return undefined;
  left.write('MM\0*', 'latin1');
  // The directory's position, its number of fields, and its only field: tag, type, count, value.
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
    // The position is outside the data.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}
