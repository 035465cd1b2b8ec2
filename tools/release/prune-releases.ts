import { existsSync, lstatSync, readdirSync, realpathSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Kept whatever their age. */
const NEWEST = 3;

/**
 * Deletes releases that no open page needs any more. It keeps the newest three, and those that were made, or found linked
 * by `current` beside the folder, in the last day. Nobody knows what was linked between two runs, so the day is a week
 * while the link itself is younger than a day. What a killed `npm run release` left unfinished goes after a day too.
 * @param now in Unix milliseconds
 * @returns the versions that it deleted
 */
export function pruneReleases(releases: string, now: number): string[] {
  const link = join(releases, '../current');
  const linked = existsSync(link) ? join(realpathSync(link), 'VERSION') : undefined;
  // The time of this file is that of the release's last known use.
  if (linked && existsSync(linked)) utimesSync(linked, now / 1000, now / 1000);
  const isSwitched = linked !== undefined && now - lstatSync(link).mtimeMs < DAY_MS;
  const keptFor = isSwitched ? 7 * DAY_MS : DAY_MS;

  const old = readdirSync(releases)
    .filter((name) => /^\d{8}T\d{4}Z-/.test(name))
    .toSorted()
    .slice(0, -NEWEST)
    .filter((version) => now - statSync(join(releases, version, 'VERSION')).mtimeMs >= keptFor);
  const unfinished = readdirSync(releases)
    .filter((name) => /^\.\d{8}T\d{4}Z-/.test(name))
    .filter((name) => now - statSync(join(releases, name)).mtimeMs >= DAY_MS);
  for (const folder of [...old, ...unfinished]) rmSync(join(releases, folder), { recursive: true });
  return old;
}
