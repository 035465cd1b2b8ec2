import { toolCommand } from '../server/home-folder.ts';
import { parseEnvironment, SettingsError, type Settings, type SettingName } from '../server/settings.ts';
import { reasonOf } from '../server/store/store-error.ts';
import { main, tool, UsageError, type Output } from './cli.ts';
import { error, type Check, type Finding } from './doctor/check.ts';
import { mailCheck } from './doctor/mail.ts';
import { publicUrlCheck } from './doctor/public-url.ts';
import { contentCheck, settingsCheck } from './doctor/settings.ts';
import { storeCheck } from './doctor/store.ts';

const CHECKS: ReadonlyMap<string, Check> = new Map([
  ['settings', settingsCheck],
  ['store', storeCheck],
  ['mail', mailCheck],
  ['url', publicUrlCheck],
  ['content', contentCheck],
]);

const USAGE = `Tries every setting and says what is wrong and how to mend it. Safe to use beside a running server, as its user and
with its settings. Changes nothing: the message that it writes to try the store is held, and deleted at once.

Usage: ${toolCommand('doctor')} [CHECK…] [--send]

  CHECK    only these: ${[...CHECKS.keys()].join(', ')}
  --send   also mail a test to MAIL_TO

Exit codes: 0 nothing is wrong (there may be warnings), 1 something is wrong, 2 not understood.`;

/** Runs the checks at once and prints a line for each finding, in their order. */
export function runDoctor(
  args: string[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
  output?: Output,
) {
  const options = { send: { type: 'boolean', default: false } } as const;
  return tool({ usage: USAGE, options, run })(args, output);

  async function run({ send }: { send: boolean }, names: string[], { print }: Output) {
    const unknown = names.find((name) => !CHECKS.has(name));
    if (unknown) throw new UsageError(`There is no check "${unknown}"`);
    const isSet = (variable: SettingName) => Boolean(environment[variable]?.trim());
    const checks = [...CHECKS].filter(([name]) => names.length === 0 || names.includes(name));
    const all = await findings();
    for (const [name, { level, text }] of all)
      print(`${level.padEnd(8)} ${name.padEnd(9)} ${text.replace(/\s*\n\s*/g, ' ')}`);
    const count = (wanted: Finding['level']) => all.filter(([, { level }]) => level === wanted).length;
    print(`\n${count('error')} errors, ${count('warning')} warnings`);
    return count('error') > 0 ? 1 : 0;

    /** Where a setting cannot be used, nothing else is tried. */
    async function findings(): Promise<[string, Finding][]> {
      let settings: Settings;
      try {
        settings = parseEnvironment(environment);
      } catch (problem) {
        if (!(problem instanceof SettingsError)) throw problem;
        return problem.faults.map((fault) => ['settings', error(fault)]);
      }
      const found = checks.map(async ([name, check]) => {
        const each = await check({ settings, isSet, send }).catch((problem) => [error(reasonOf(problem))]);
        return each.map((finding): [string, Finding] => [name, finding]);
      });
      return (await Promise.all(found)).flat();
    }
  }
}

if (import.meta.main) await main((args) => runDoctor(args));
