import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { drawCards } from './build/cards.ts';
import { drawIcons } from './build/icons.ts';
import { precompress } from './build/precompress.ts';
import { runProgram } from './build/run-program.ts';
import { sourcesVersion, STAMP } from './build/sources-version.ts';

/**
 * `npm run build`: the site's two bundles, the pictures that are drawn for it, then every file for the browser
 * compressed ahead of time.
 */
const version = sourcesVersion();
await runProgram('react-router', ['build']);
// The build's own notes about itself are nothing for the browser.
await Promise.all(
  ['build/client/.vite', 'build/server/.vite'].map((folder) => rm(folder, { recursive: true, force: true })),
);
await drawCards('build/client', process.env.CONTENT_DIR || 'content');
await drawIcons('build/client');
await precompress('build/client');
writeFileSync(STAMP, version);
