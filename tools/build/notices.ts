import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Folders with packages: the site's, and those of the editors' window, which are shipped where they are installed. */
const PLACES = ['.', 'editor/window'];

/** The site ships subsets of fonts that come from packages only the build needs. */
const FONTS = /^node_modules\/@fontsource-variable\//;

/** Libraries that come with sharp's libvips, and their terms ask for these texts (its README names the libraries). */
const TEXTS = ['LGPL-3.0.txt', 'GPL-3.0.txt'];

/**
 * Writes the notices of everything that is shipped, to the browser or to a server: what production installs, the fonts,
 * Node and libvips, which are packages too. Some are for the build only, but extra notices do no harm.
 */
export function writeNotices(file: string): void {
  const shipped = PLACES.flatMap((place) => {
    const { packages } = v.parse(LOCK, JSON.parse(readFileSync(join(place, 'package-lock.json'), 'utf8')));
    return Object.entries(packages)
      .filter(
        ([path, { dev, link }]) => path.startsWith('node_modules/') && !link && (!dev || FONTS.test(path)),
      )
      .filter(([path]) => existsSync(join(place, path)))
      .map(([path, { version, license }]) =>
        noticeOf(join(place, path), `${version ?? ''}, ${license ?? 'see below'}`),
      );
  });
  const texts = TEXTS.map((name) => readFileSync(join(import.meta.dirname, 'licenses', name), 'utf8'));
  writeFileSync(file, [INTRODUCTION, ...shipped, ...texts].join(`\n${'='.repeat(80)}\n\n`));
}

const INTRODUCTION = `This website is built with the software and the fonts below, each under its own terms.
`;

const LOCK = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      link: v.optional(v.boolean()),
    }),
  ),
});

/** Its files of license and notice, or the README of a package that has none. */
function noticeOf(path: string, terms: string): string {
  const names = readdirSync(path);
  const own = names.filter((name) => /^(?:licen[cs]e|notice|copying)/i.test(name));
  const files = own.length > 0 ? own : names.filter((name) => /^readme/i.test(name));
  const texts = files.map((name) => readFileSync(join(path, name), 'utf8').trim());
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return `${name} ${terms}\n\n${texts.join('\n\n')}\n`;
}
