import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SAID_LATER_FILE } from '../../server/pages/said-later.ts';
import { spokenPhrases } from '../phrases/spoken.ts';

/** Writes down for the server what the built site says only after an act or a failure. */
export async function writeSaidLater(contentDir: string): Promise<void> {
  const build = await import(pathToFileURL(resolve('build/server/entry.server.js')).href);
  const { later } = await spokenPhrases(build, contentDir);
  writeFileSync(SAID_LATER_FILE, JSON.stringify([...later]));
}
