import { existsSync, readFileSync } from 'node:fs';
import { sourcesVersion, STAMP } from './build/sources-version.ts';

/** First half of `npm start`: builds when there is no build, or its sources have changed. */
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== sourcesVersion()) await import('./build.ts');
