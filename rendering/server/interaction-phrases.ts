import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from '../../server/home-folder.ts';

/** Written by the build (tools/build/interaction-phrases.ts). */
export const INTERACTION_PHRASES_FILE = join(HOME, 'build/server/interaction-phrases.json');

/**
 * English phrases that no page shows when it is opened, only after an interaction or a failure: notices, errors of
 * forms. A browser gets their translations with every page. None without a build, as in development.
 */
export function readInteractionPhrases(): readonly string[] {
  return existsSync(INTERACTION_PHRASES_FILE)
    ? JSON.parse(readFileSync(INTERACTION_PHRASES_FILE, 'utf8'))
    : [];
}
