/** Blocks every loader of the library except those for the formats of browsers. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].flatMap((name) =>
  ['File', 'Buffer'].map((from) => `VipsForeignLoad${name}${from}`),
);

let loading: ReturnType<typeof load> | undefined;

/** Most sites have no picture: the library's 18 MB are loaded when one does. */
export function loadSharp() {
  // Once, because a picture that is read while loaders are blocked would fail.
  loading ??= load();
  return loading;
}

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
