import type { MessageStore } from '../../server/messages/store.ts';
import type { Job } from './command.ts';
import { COMMANDS } from './commands.ts';
import { usage, usageOf } from './usage.ts';

export interface Surroundings {
  /** Called once a command is understood. */
  openStore(): Promise<MessageStore>;
  /** The time in Unix milliseconds. */
  now(): number;
  print(text: string): void;
  complain(text: string): void;
}

/** Runs one command of the inbox. Answers the exit code: 0 done, 1 could not be done, 2 not understood. */
export async function runInbox(args: string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { print, complain } = surroundings;
  const [name = '--help', ...rest] = asksForHelp(args) ? [...args.slice(1), '--help'] : args;
  if (name === '--help') {
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
    print(await withStore(job, surroundings));
    return 0;
  } catch (error) {
    complain(reasonOf(error));
    return 1;
  }
}

/** `help COMMAND` is `COMMAND --help`, and `help` alone is `--help`. */
function asksForHelp([first]: string[]): boolean {
  return first === 'help' || first === '-h';
}

async function withStore(job: Job, { openStore, now }: Surroundings): Promise<string> {
  const store = await openStore();
  try {
    return await job(store, (await store.clock?.()) ?? now());
  } finally {
    await store.close();
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
