import { parseArgs } from 'node:util';
import { startSite } from '../../tests/fixtures/site.ts';
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

const sorted = times.toSorted((a, b) => a - b);
const percentile = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(1)} ms`;
console.table({
  messages: acknowledged.length,
  'a second': Math.round(acknowledged.length / seconds),
  p50: percentile(0.5),
  p99: percentile(0.99),
  refused: JSON.stringify(refused),
});
if (Object.keys(refused).length > 0) process.exitCode = 1;
