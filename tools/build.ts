import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { drawCards } from './build/cards.ts';
import { drawIcons } from './build/icons.ts';
import { precompress } from './build/precompress.ts';
import { runProgram } from './build/run-program.ts';
import { writeSaidLater } from './build/said-later.ts';
import { sourcesVersion, STAMP } from './build/sources-version.ts';

/**
 * `npm run build`: the site's two bundles, what it says only later, the pictures that are drawn for it, then
 * every file for the browser compressed ahead of time.
 */
const version = sourcesVersion();
await runProgram('react-router', ['build']);
// The build's own notes about itself are nothing for the browser.
await Promise.all(
  ['build/client/.vite', 'build/server/.vite'].map((folder) => rm(folder, { recursive: true, force: true })),
);
const contentDir = process.env.CONTENT_DIR || 'content';
await writeSaidLater(contentDir);
await drawCards('build/client', contentDir);
await drawIcons('build/client');
await precompress('build/client');
writeFileSync(STAMP, version);
