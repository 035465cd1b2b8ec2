import type { ParseArgsOptionsConfig } from 'node:util';
import * as v from 'valibot';
import { plainAddress } from '../../site/contact/plain-address.ts';
import { toolCommand } from '../../server/process/home-folder.ts';
import {
  DELIVERY_KINDS,
  DELIVERY_STATES,
  type MessageFilter,
  type MessageStore,
} from '../../server/store/store.ts';
import { tool, UsageError, type ExitCode, type Output, type OptionValues } from '../cli.ts';

export interface Options {
  /** Called when the arguments of a command are valid. */
  openStore(): Promise<MessageStore>;
  /** The time in Unix milliseconds. */
  now(): number;
  output?: Output;
}

export interface Command {
  /** Its effect, in one line. */
  summary: string;
  run(name: string, args: string[], options: Options): Promise<ExitCode>;
}

/** Runs a command and returns what to print. Rejects when it cannot be done. */
export type Job = (store: MessageStore, now: number) => AsyncIterable<string> | Promise<Iterable<string>>;

interface Description<Named extends ParseArgsOptionsConfig> {
  /** The arguments after the name, such as `ID… [--json]`. */
  usage: string;
  help: string;
  options: Named;
  /** @throws {UsageError} */
  parse(values: OptionValues<Named>, words: string[]): Job;
}

export function command<const Named extends ParseArgsOptionsConfig>({
  usage,
  help,
  options,
  parse,
}: Description<Named>): Command {
  return {
    summary: help.split('\n', 1).join(),
    run: (name, args, { openStore, now, output }) =>
      tool({
        usage: `Usage: ${toolCommand('inbox')} ${name} ${usage}\n\n${help}`,
        options,
        async run(values, words, { print }) {
          const job = parse(values, words);
          await using store = await openStore();
          for await (const text of await job(store, (await store.clock?.()) ?? now())) print(text);
        },
      })(args, output),
  };
}

/** For `readFileSync`. */
export const STANDARD_INPUT = 0;

/** The kinds of option. */
export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean', default: false } as const;

/** The value of an option that takes one of these words; undefined when it was not given. */
export function oneOf<Word extends string>(
  option: string,
  value: string | undefined,
  words: readonly Word[],
): Word | undefined {
  if (value === undefined || v.is(v.picklist(words), value)) return value;
  throw new UsageError(`--${option} takes ${words.join(', ')}, not "${value}"`);
}

/** The values of `--state`, `--kind` and `--email`, as they are stored. */
export function filterOf({
  state,
  kind,
  email,
}: {
  state?: string;
  kind?: string;
  email?: string;
}): MessageFilter {
  return {
    state: oneOf('state', state, DELIVERY_STATES),
    kind: oneOf('kind', kind, DELIVERY_KINDS),
    email: emailAddress(email),
  };
}

export function emailAddress(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const address = plainAddress(value);
  if (address.includes('@')) return address;
  throw new UsageError(`--email takes an email address, not "${value}"`);
}

/** The words of a command that needs at least one ID. */
export function ids(words: string[]): string[] {
  if (words.length > 0) return words;
  throw new UsageError('Which message? An ID is missing; the command list shows them');
}
