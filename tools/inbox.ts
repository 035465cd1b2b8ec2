import { toolCommand } from '../server/home-folder.ts';
import { readEnvironment } from '../server/env.ts';
import { reasonOf } from '../server/messages/store-error.ts';
import { openStore } from '../server/messages/open-store.ts';
import type { MessageStore } from '../server/messages/store.ts';
import type { Command, Job } from './inbox/command.ts';
import { COMMANDS } from './inbox/commands.ts';
import { allowClosedPipe, terminal } from './terminal.ts';

interface Options {
  /** Called once a command is understood. */
  openStore(): Promise<MessageStore>;
  /** The time in Unix milliseconds. */
  now(): number;
  print(text: string): void;
  complain(text: string): void;
}

/** Runs one command of the inbox. Returns the exit code: 0 done, 1 could not be done, 2 not understood. */
export async function runInbox(args: string[], options: Options): Promise<0 | 1 | 2> {
  const { print, complain } = options;
  const [first = '--help'] = args;
  // `help COMMAND` is `COMMAND --help`, and `help` alone is `--help`.
  const [name, ...rest] =
    first === 'help' || first === '-h' ? [...args.slice(1), '--help'] : [first, ...args.slice(1)];
  if (name === undefined || name === '--help') {
    print(usage());
    return 0;
  }
  const command = COMMANDS.get(name);
  if (!command) {
    complain(`There is no command "${name}".\n\n${usage()}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    print(usageOf(name, command));
    return 0;
  }
  let job: Job;
  try {
    job = command.parse(rest);
  } catch (error) {
    complain(`${reasonOf(error)}\n\n${usageOf(name, command)}`);
    return 2;
  }
  try {
    print(await withStore(job, options));
    return 0;
  } catch (error) {
    complain(reasonOf(error));
    return 1;
  }
}

async function withStore(job: Job, options: Options): Promise<string> {
  const store = await options.openStore();
  try {
    return await job(store, (await store.clock?.()) ?? options.now());
  } finally {
    await store.close();
  }
}

function usage(): string {
  const summaries = [...COMMANDS].map(([name, { help }]) => `  ${name.padEnd(10)}${help.split('\n', 1)[0]}`);
  return `The messages that visitors sent, in the store of DATABASE_URL or DATA_DIR. Safe to use beside a running server.

Usage: ${toolCommand('inbox')} COMMAND …

${summaries.join('\n')}

COMMAND --help lists its options. Exit codes: 0 done, 1 could not be done, 2 not understood.`;
}

function usageOf(name: string, command: Command): string {
  return `Usage: ${toolCommand('inbox')} ${name} ${command.usage}\n\n${command.help}`;
}

if (import.meta.main) {
  allowClosedPipe();
  process.exitCode = await runInbox(process.argv.slice(2), {
    openStore: () => openStore(readEnvironment(), 'operator'),
    now: Date.now,
    ...terminal,
  });
}
