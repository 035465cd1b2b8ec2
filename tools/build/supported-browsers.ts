import browserslist from 'browserslist';

/**
 * The oldest supported version of each browser, such as `chrome120`: the build target of scripts and style sheets. The list
 * of supported browsers is `browserslist` in package.json (decision 016).
 */
export function buildTarget(): string[] {
  const oldest = new Map<string, number>();
  for (const entry of browserslist()) {
    const [name = '', version = ''] = entry.split(' ');
    // An entry may name a range of versions: `ios_saf 17.6-17.7`.
    oldest.set(name, Math.min(oldest.get(name) ?? Infinity, Number.parseFloat(version)));
  }
  return Array.from(oldest, ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`);
}
