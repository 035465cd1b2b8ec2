import type { SettingError } from '../../server/variables.ts';
import { causeOf, error, type Check, type Finding, type Subject } from './check.ts';
import { CHECKS } from './checks.ts';

interface RunOptions {
  subject: Omit<Subject, 'signal'>;
  /** The values that cannot be used: an error each, and checks that need them are skipped. */
  problems: readonly SettingError[];
  /** Instead of each check's own limit. */
  limitMs?: number;
  print(line: string): void;
}

/** Runs all at once and prints in the given order. Returns how many findings there are of each level. */
export async function runChecks(names: readonly string[], { subject, problems, limitMs, print }: RunOptions) {
  const count = { ok: 0, note: 0, warning: 0, error: 0 };
  const show = (name: string, { level, text }: Finding) => {
    count[level] += 1;
    print(`${level.padEnd(8)} ${name.padEnd(10)} ${text.replace(/\s*\n\s*/g, ' ')}`);
  };
  for (const { message } of problems) show('settings', error(message));
  const running = names.flatMap((name) => {
    const check = CHECKS.get(name);
    return check ? [{ name, findings: findingsOf(check, { subject, problems, limitMs }) }] : [];
  });
  for (const { name, findings } of running) {
    for (const finding of await findings) show(name, finding);
  }
  return count;
}

async function findingsOf(
  { needs, limitMs, run }: Check,
  { subject, problems, limitMs: limit = limitMs }: Omit<RunOptions, 'print'>,
): Promise<Finding[]> {
  const unusable = problems.find(({ variable }) => needs.includes(variable));
  if (unusable) return [{ level: 'note', text: `not tried, because ${unusable.variable} cannot be used` }];
  const late = Promise.withResolvers<Finding[]>();
  const ended = new AbortController();
  const timer = setTimeout(() => {
    late.resolve([
      error(`no answer within ${limit / 1000} s: find out what hangs, then run this check again`),
    ]);
    ended.abort();
  }, limit);
  try {
    return await Promise.race([late.promise, run({ ...subject, signal: ended.signal })]);
  } catch (problem) {
    return [error(causeOf(problem))];
  } finally {
    clearTimeout(timer);
  }
}
