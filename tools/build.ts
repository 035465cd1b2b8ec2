import { writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { MANIFEST_FILE } from '../server/process/home-folder.ts';
import { drawCards } from './build/cards.ts';
import { buildInsights } from './build/insights.ts';
import { precompress } from './build/precompress.ts';
import { runProgram } from './build/run-program.ts';
import { sourcesVersion, STAMP } from './build/sources-version.ts';
import { writeSchemas } from '../editor/content/json-schemas.ts';
import { phrasesInSource, SOURCE_PHRASES } from '../editor/phrases/site-phrases.ts';

/** `npm run build`: both bundles, the schemas for editors, cards, and every browser file compressed. */
const start = performance.now();
const version = sourcesVersion();
// Overrides any value, because React's development and production code do not mix.
process.env.NODE_ENV = 'production';
await runProgram('vite', ['build', '--logLevel', 'error']);
await runProgram('vite', ['build', '--ssr', '--logLevel', 'error']);
// The manifest is for the server only.
await rename('build/client/manifest.json', MANIFEST_FILE);
writeFileSync(SOURCE_PHRASES, JSON.stringify(phrasesInSource()));
const contentDir = process.env.CONTENT_DIR || 'content';
writeSchemas('content');
await drawCards('build/client', contentDir);
await buildInsights('build/client');
await precompress('build/client');
writeFileSync(STAMP, version);
console.error(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
