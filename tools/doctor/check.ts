import type { Settings } from '../../server/env.ts';
import { reasonOf } from '../../server/messages/store-error.ts';
import type { VariableName } from '../../server/variables.ts';

/** What one line of `npm run doctor` says. `error`: the site would not do what it promises. */
export interface Finding {
  level: 'ok' | 'note' | 'warning' | 'error';
  /** What was found and, unless all is well, how to mend it. */
  text: string;
}

/** What the checks look at. */
export interface Subject {
  /** Defaults stand in for values that cannot be used. */
  settings: Settings;
  /** Variables that have a value. */
  isSet(variable: VariableName): boolean;
  options: DoctorOptions;
  /** The time of this machine in Unix milliseconds. */
  now(): number;
  /** TXT records of a domain. Rejects with `ENOTFOUND` or `ENODATA` when it has none. */
  resolveTxt(domain: string): Promise<string[][]>;
  /** Aborted when the check's time is up. */
  signal: AbortSignal;
}

export interface DoctorOptions {
  /** Whether to mail a test. */
  send: boolean;
  /** Of the request whose client address is printed: the peer of its connection and its headers. */
  peer?: string;
  headers: Headers;
}

export interface Check {
  /** What it needs to know; it is skipped when one of them cannot be used. */
  needs: readonly VariableName[];
  limitMs: number;
  /** May reject: the reason is then an error. */
  run(subject: Subject): Promise<Finding[]>;
}

export function ok(text: string): Finding {
  return { level: 'ok', text };
}

export function note(text: string): Finding {
  return { level: 'note', text };
}

export function warning(text: string): Finding {
  return { level: 'warning', text };
}

export function error(text: string): Finding {
  return { level: 'error', text };
}

/** The reason of an error, or of what caused it: `fetch` says only that it failed. */
export function causeOf(problem: unknown): string {
  return problem instanceof Error && problem.cause instanceof Error
    ? causeOf(problem.cause)
    : reasonOf(problem);
}

/** Such as `ENOENT`; empty when it has none. */
export function codeOf(problem: unknown): string {
  return problem instanceof Error && 'code' in problem ? String(problem.code) : '';
}

/**
 * Compares this machine's clock with another.
 * @param theirs Unix milliseconds, asked between `asked` and now
 * @param exactMs how exact their time is
 */
export function clockFinding(
  whose: string,
  theirs: number,
  { asked, now, exactMs }: { asked: number; now: number; exactMs: number },
): Finding {
  const seconds = (theirs - (asked + now) / 2) / 1000;
  const tolerance = (exactMs + (now - asked) / 2) / 1000 + 2;
  if (Math.abs(seconds) <= tolerance) return ok(`the clock agrees with that of ${whose}`);
  const direction = seconds > 0 ? 'behind' : 'ahead of';
  return warning(
    `the clock of this machine is ${Math.abs(seconds).toFixed(0)} s ${direction} that of ${whose}: synchronize it, timedatectl set-ntp true`,
  );
}
