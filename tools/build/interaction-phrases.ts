import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INTERACTION_PHRASES_FILE } from '../../rendering/server/interaction-phrases.ts';
import { interactionPhrases, spokenPhrases } from '../phrases/spoken.ts';

/** Writes for the server what the built site shows only after an interaction or a failure. */
export async function writeInteractionPhrases(contentDir: string): Promise<void> {
  const build = await import(pathToFileURL(resolve('build/server/entry.server.js')).href);
  const spoken = await spokenPhrases(build, contentDir);
  writeFileSync(INTERACTION_PHRASES_FILE, JSON.stringify(interactionPhrases(spoken)));
}
