import { readEnvironment } from '../server/env.ts';
import { openStore } from '../server/messages/open-store.ts';
import { runInbox } from './inbox/run-inbox.ts';

// `inbox list | head` closes the pipe early, which is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runInbox(process.argv.slice(2), {
  openStore: () => openStore(readEnvironment(), 'operator'),
  now: Date.now,
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
