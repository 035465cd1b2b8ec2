import browserslist from 'browserslist';

/**
 * The oldest supported version of each browser, such as `chrome` → 120. The list of supported browsers is `browserslist`
 * in package.json (decision 016).
 */
export function oldestSupported(): ReadonlyMap<string, number> {
  const oldest = new Map<string, number>();
  for (const entry of browserslist()) {
    const [name = '', version = ''] = entry.split(' ');
    // An entry may name a range of versions: `ios_saf 17.6-17.7`.
    oldest.set(name, Math.min(oldest.get(name) ?? Infinity, Number.parseFloat(version)));
  }
  return oldest;
}

/** The same list in the form of the bundler's build targets, for scripts and style sheets. */
export function buildTarget(): string[] {
  return Array.from(oldestSupported(), ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`);
}
