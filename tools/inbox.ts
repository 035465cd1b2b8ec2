import { readEnvironment } from '../server/env.ts';
import { openStore } from '../server/messages/open-store.ts';
import type { Command } from './inbox/command.ts';
import { COMMANDS } from './inbox/commands.ts';
import { usage, usageOf } from './inbox/usage.ts';

// `inbox list | head` closes the pipe early, which is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await inbox(process.argv.slice(2));

/** Answers the exit code: 0 done, 1 could not be done, 2 not understood. */
async function inbox([name = '--help', ...args]: string[]): Promise<0 | 1 | 2> {
  if (name === '--help' || name === '-h') return say(usage());
  const command = COMMANDS.get(name);
  if (!command) return complain(2, `There is no command "${name}".\n\n${usage()}`);
  if (args.includes('--help') || args.includes('-h')) return say(usageOf(name, command));
  try {
    return await run(command, args);
  } catch (error) {
    // What parseArgs throws, and what the commands throw about their arguments.
    return complain(2, `${messageOf(error)}\n\n${usageOf(name, command)}`);
  }
}

async function run(command: Command, args: string[]): Promise<0 | 1> {
  const job = command.parse(args);
  try {
    const store = openStore(readEnvironment(), { mustExist: true });
    try {
      return say(await job(store, Date.now()));
    } finally {
      await store.close();
    }
  } catch (error) {
    return complain(1, messageOf(error));
  }
}

function say(text: string): 0 {
  process.stdout.write(`${text}\n`);
  return 0;
}

function complain<Code extends 1 | 2>(code: Code, text: string): Code {
  process.stderr.write(`${text}\n`);
  return code;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}\n${error.cause.message}` : error.message;
}
