import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { toolCommand } from '../server/home-folder.ts';
import { checkEnvironment } from '../server/env.ts';
import { reasonOf } from '../server/messages/store-error.ts';
import type { DoctorOptions, Subject } from './doctor/check.ts';
import { CHECKS } from './doctor/checks.ts';
import { secretsOf } from './doctor/secrets.ts';
import { runChecks } from './doctor/run-checks.ts';
import { allowClosedPipe, terminal } from './terminal.ts';

interface Options extends Pick<Subject, 'now' | 'resolveTxt'> {
  environment: Readonly<Record<string, string | undefined>>;
  /** Milliseconds for each check instead of its own limit. */
  limitMs?: number;
  print(text: string): void;
  complain(text: string): void;
}

const USAGE = `Tries every setting and says what is wrong and how to mend it. Safe to use beside a running server, as its user and
with its settings. Changes nothing: the message that it writes to try the store is held, and deleted at once.

Usage: ${toolCommand('doctor')} [CHECK…] [--send] [--peer ADDRESS] [--header 'NAME: VALUE']

  CHECK             only these: ${[...CHECKS.keys()].join(', ')}
  --send            also mail a test to MAIL_TO
  --peer, --header  of the request whose client address the check proxy prints; --header may be repeated

Exit codes: 0 nothing is wrong (there may be warnings), 1 something is wrong, 2 not understood.`;

/** Runs the checks and prints a line for each finding. Returns the exit code: 0, 1 or 2 for unknown arguments. */
export async function runDoctor(args: string[], options: Options): Promise<0 | 1 | 2> {
  const { environment, now, resolveTxt, limitMs, print, complain } = options;
  let wanted: ReturnType<typeof parseArguments>;
  try {
    wanted = parseArguments(args);
  } catch (error) {
    complain(`${reasonOf(error)}\n\n${USAGE}`);
    return 2;
  }
  if (wanted.help) {
    print(USAGE);
    return 0;
  }
  const { settings, problems } = checkEnvironment(environment);
  const subject = {
    settings,
    isSet: (variable: string) => Boolean(environment[variable]?.trim()),
    options: wanted,
    now,
    resolveTxt,
  };
  const hide = secretsOf(environment);
  const count = await runChecks(wanted.checks, {
    subject,
    problems,
    limitMs,
    print: (line) => print(hide(line)),
  });
  const warnings =
    count.warning === 0 ? '' : `, ${count.warning === 1 ? '1 warning' : `${count.warning} warnings`}`;
  print(
    `\n${count.error === 0 ? 'Nothing is wrong' : count.error === 1 ? '1 error' : `${count.error} errors`}${warnings}`,
  );
  return count.error === 0 ? 0 : 1;
}

function parseArguments(args: string[]): DoctorOptions & { checks: string[]; help: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      send: { type: 'boolean', default: false },
      peer: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const unknown = positionals.find((name) => !CHECKS.has(name));
  if (unknown) throw new Error(`There is no check "${unknown}"`);
  if (values.peer && !isIP(values.peer)) throw new Error(`--peer takes an IP address, not "${values.peer}"`);
  const headers = new Headers();
  for (const header of values.header) {
    const [, name, value] = /^([\w-]+):(.*)$/.exec(header) ?? [];
    if (!name || value === undefined) throw new Error(`--header takes 'NAME: VALUE', not "${header}"`);
    headers.append(name, value);
  }
  return { ...values, headers, checks: positionals.length > 0 ? positionals : [...CHECKS.keys()] };
}

if (import.meta.main) {
  allowClosedPipe();
  const code = await runDoctor(process.argv.slice(2), {
    environment: process.env,
    now: Date.now,
    resolveTxt: (domain) => new Resolver({ timeout: 2000, tries: 2 }).resolveTxt(domain),
    ...terminal,
  });
  // A check whose time was up may still wait for an answer.
  process.exit(code);
}
