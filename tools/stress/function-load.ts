import { parseArgs } from 'node:util';
import { startSite } from '../../tests/fixtures/site.ts';
import { percentile } from './percentile.ts';
import { postMessages } from './post-messages.ts';

/**
 * `node tools/proof/function-load.ts [--seconds 120] [--visitors 16]`: how many messages a second one server takes
 * into the embedded store, and how long each visitor waits for the answer. Limits are off, no mail is set up.
 * Needs the build.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    visitors: { type: 'string', default: '16' },
  },
});
const seconds = Number(options.seconds);

const site = await startSite();
const { acknowledged, times, refused } = await postMessages({
  visitors: Number(options.visitors),
  until: AbortSignal.timeout(seconds * 1000),
  sites: [site.url],
});
await site.stop();

console.table({
  messages: acknowledged.length,
  'a second': Math.round(acknowledged.length / seconds),
  p50: `${percentile(times, 0.5).toFixed(1)} ms`,
  p99: `${percentile(times, 0.99).toFixed(1)} ms`,
  refused: JSON.stringify(refused),
});
if (Object.keys(refused).length > 0) process.exitCode = 1;
