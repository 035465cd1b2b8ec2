import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { reasonOf } from '../server/store/store-error.ts';
import { escapeControls } from '../server/escape-controls.ts';

/** 0: done. 1: a problem or a failure. 2: invalid arguments. */
export type ExitCode = 0 | 1 | 2;

/** The outputs for results and errors. */
export interface Output {
  print(text: string): void;
  complain(text: string): void;
}

export interface Tool<Options extends ParseArgsOptionsConfig> {
  /** Printed by `--help`, and after an error about arguments. */
  usage: string;
  options: Options;
  /**
   * Returns the exit code unless it is 0. A rejection prints its message and means exit code 1, with a {@link
   * UsageError} 2.
   * @param positionals the words that belong to no option
   */
  run(values: OptionValues<Options>, positionals: string[], output: Output): Promise<ExitCode | void>;
}

export type OptionValues<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

/** Arguments that a tool does not take; the message says which and why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Text for a person at a terminal. Control characters are escaped, wherever the text comes from. */
export const TERMINAL: Output = {
  print: (text) => process.stdout.write(escapeControls(`${text}\n`)),
  complain: (text) => process.stderr.write(`${escapeControls(text)}\n`),
};

/** Makes the function that runs a tool with some arguments. Every tool takes `help` and `--help`. */
export function tool<const Options extends ParseArgsOptionsConfig>({ usage, options, run }: Tool<Options>) {
  return async (args: string[], output: Output = TERMINAL): Promise<ExitCode> => {
    const isHelp = args.length === 1 && args[0] === 'help';
    if (isHelp || args.includes('--help') || args.includes('-h')) {
      output.print(usage);
      return 0;
    }
    try {
      const { values, positionals } = parsed(args, options);
      return (await run(values, positionals, output)) ?? 0;
    } catch (error) {
      const isUsage = error instanceof UsageError;
      output.complain(isUsage ? `${error.message}\n\n${usage}` : reasonOf(error));
      return isUsage ? 2 : 1;
    }
  };
}

function parsed<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(reasonOf(error), { cause: error });
  }
}

/** Runs a tool as the program of this process. */
export async function main(run: (args: string[]) => Promise<ExitCode>): Promise<void> {
  // `npm run inbox -- list | head` closes the pipe early, which is not a fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await run(process.argv.slice(2));
}

/** @throws {UsageError} when there is any */
export function noWords(positionals: readonly string[]): void {
  if (positionals.length > 0) throw new UsageError(`"${positionals.join(' ')}" is not understood`);
}

/** The value of an option that takes a whole number. */
export function wholeNumber(
  option: string,
  value: string,
  { from, to }: { from: number; to: number },
): number {
  const number = /^\d+$/.test(value) ? Number(value) : NaN;
  if (number >= from && number <= to) return number;
  throw new UsageError(`--${option} takes a whole number from ${from} to ${to}, not "${value}"`);
}
