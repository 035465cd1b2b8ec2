import { existsSync, readFileSync } from 'node:fs';

/** Written by the build (tools/build/said-later.ts). */
export const SAID_LATER_FILE = 'build/server/said-later.json';

/**
 * English phrases that no page says when it is opened, only after an act or a failure: notices, errors of
 * forms. A browser is given them with every page. None without a build, as in development.
 */
export function phrasesSaidLater(): readonly string[] {
  return existsSync(SAID_LATER_FILE) ? JSON.parse(readFileSync(SAID_LATER_FILE, 'utf8')) : [];
}
