import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';

/** What `--help` prints. */
export function usage(): string {
  const commands = [...COMMANDS].map(([name, { help }]) => `  ${name.padEnd(10)}${help[0]}`);
  return [
    'The messages that visitors sent, in the store of DATABASE_URL or DATA_DIR. Safe to use beside a running server.',
    '',
    'Usage: npm run inbox -- COMMAND …',
    '',
    ...commands,
    '',
    'COMMAND --help tells more. Exit codes: 0 done, 1 could not be done, 2 not understood.',
  ].join('\n');
}

/** What `COMMAND --help` prints. */
export function usageOf(name: string, { usage: rest, help }: Command): string {
  return [`Usage: npm run inbox -- ${name} ${rest}`, '', ...help].join('\n');
}
