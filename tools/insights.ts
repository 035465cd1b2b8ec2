import { writeFileSync } from 'node:fs';
import { readEnvironment } from '../server/env.ts';
import { openInsights } from '../server/insights/open-store.ts';
import { runInsights } from './insights/run-insights.ts';

// `insights | head` closes the pipe early, which is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runInsights(process.argv.slice(2), {
  openInsights: () => openInsights(readEnvironment(), 'operator'),
  now: Date.now,
  write: writeFileSync,
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
