import { inflateSync } from 'node:zlib';

/** How often a PDF sets text: by its operators `Tj` and `TJ`. A blank page has none. */
export function printedTexts(pdf: Uint8Array = new Uint8Array()): number {
  const source = Buffer.from(pdf).toString('latin1');
  const streams = source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return Array.from(streams, ([, stream = '']) => textOperators(Buffer.from(stream, 'latin1'))).reduce(
    (total, texts) => total + texts,
    0,
  );
}

function textOperators(stream: Buffer): number {
  try {
    return (
      inflateSync(stream)
        .toString('latin1')
        .match(/\bT[jJ]\b/g)?.length ?? 0
    );
  } catch {
    // An image or a font, compressed in another way.
    return 0;
  }
}
