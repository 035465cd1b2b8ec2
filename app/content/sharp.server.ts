/** Other files than those of browsers are not even looked at by the library. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].flatMap((name) =>
  ['File', 'Buffer'].map((from) => `VipsForeignLoad${name}${from}`),
);

/** Most sites have no picture: the library's 18 MB are loaded when one does. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
