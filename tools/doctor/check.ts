import type { Settings, SettingName } from '../../server/settings.ts';
import { reasonOf } from '../../server/store/store-error.ts';

/** What one line of `npm run doctor` says. `error`: the site would not do what it promises. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  /** What was found and, unless all is well, how to mend it. */
  text: string;
}

/** What the checks look at. */
export interface Subject {
  settings: Settings;
  /** Whether a variable has a value. */
  isSet(variable: SettingName): boolean;
  /** Whether to mail a test. */
  send: boolean;
}

/** Ends within a minute or two, whoever does not answer. May reject: the reason is then an error. */
export type Check = (subject: Subject) => Promise<Finding[]>;

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
export const error = (text: string): Finding => ({ level: 'error', text });

/** The reason of an error, or of what caused it: `fetch` says only that it failed. */
export function causeOf(problem: unknown): string {
  return problem instanceof Error && problem.cause instanceof Error
    ? causeOf(problem.cause)
    : reasonOf(problem);
}
