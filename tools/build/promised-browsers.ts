import browserslist from 'browserslist';

/**
 * The oldest promised edition of each browser, by the names of `browserslist` in package.json, which is the one place
 * where the promise stands (docs/decisions/016): `chrome` → 119.
 */
export function oldestPromised(): ReadonlyMap<string, number> {
  const oldest = new Map<string, number>();
  for (const edition of browserslist()) {
    const [name = '', version = ''] = edition.split(' ');
    // An entry may stand for a range: `ios_saf 17.6-17.7`.
    oldest.set(name, Math.min(oldest.get(name) ?? Infinity, Number.parseFloat(version)));
  }
  return oldest;
}

/** The same as the bundler takes it, for scripts and style sheets alike. */
export function buildTarget(): string[] {
  return Array.from(oldestPromised(), ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`);
}
