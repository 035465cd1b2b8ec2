import { firefoxFound, webkitFound } from '../../tests/fixtures/browser.ts';

interface Tested {
  name: string;
  packages: readonly string[];
  found: () => boolean;
  /** What cannot be tested there. */
  limits?: string;
}

/** The engines that are tested where they can be had, and Debian's packages of them (docs/decisions/016). */
const ENGINES: readonly Tested[] = [
  { name: 'Firefox', packages: ['firefox-esr'], found: firefoxFound },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    found: webkitFound,
    limits: 'prints and console errors are not tested, its driver tells of neither',
  },
];

/** Debian's packages of the engines that are not there. */
export function missingEngines(): string[] {
  return ENGINES.filter(({ found }) => !found()).flatMap(({ packages }) => packages);
}

/** Says what is not tested, which counts neither as passed nor as failed. */
export function reportMissingEngines(): void {
  for (const { name, packages, found, limits } of ENGINES) {
    if (!found()) console.log(`${name}: not tested, ${packages.join(', ')} cannot be had here`);
    else if (limits) console.log(`${name}: ${limits}`);
  }
}
