import { toolCommand } from '../server/process/home-folder.ts';
import { parseEnvironment } from '../server/settings/settings.ts';
import { openStore } from '../server/store/open-store.ts';
import { main, tool, UsageError, type ExitCode } from './cli.ts';
import type { Options } from './inbox/command.ts';
import { COMMANDS } from './inbox/commands.ts';

const USAGE = `The messages that visitors sent, in the store of DATABASE_URL or DATA_DIR. Safe to use beside a running server.

Usage: ${toolCommand('inbox')} COMMAND …

${Array.from(COMMANDS, ([name, { summary }]) => `  ${name.padEnd(10)}${summary}`).join('\n')}

COMMAND --help lists its options. Exit codes: 0 done, 1 could not be done, 2 invalid arguments.`;

/** Runs one command of the inbox. */
export function runInbox(args: string[], options: Options): Promise<ExitCode> {
  const [name = 'help', ...rest] = args;
  const found = COMMANDS.get(name);
  if (found) return found.run(name, rest, options);
  const run = () => Promise.reject(new UsageError(`There is no command "${name}".`));
  return tool({ usage: USAGE, options: {}, run })([name], options.output);
}

if (import.meta.main) {
  await main((args) =>
    runInbox(args, { openStore: () => openStore(parseEnvironment(process.env), 'operator'), now: Date.now }),
  );
}
