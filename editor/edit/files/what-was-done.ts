import type { FormValues } from '../form-values.ts';
import type { Removed } from './copied-history.ts';
import type { Opened } from './opened.ts';

/** `Edit faq.json: hero, items` */
export function editing({ file, values: before }: Opened, now: FormValues): string {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const changed = [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
  return `Edit ${file}: ${changed.join(', ')}`;
}

/** In the history of both names. */
export function renaming(from: string, to: string): string {
  return `Rename ${from} to ${to}`;
}

export function isRenamed({ file, what }: Removed): boolean {
  return what.includes(renaming(file, ''));
}

/** The name of a file, and its earlier names. @param gone files that are no longer in the folder */
export function namesOf(file: string, gone: readonly Removed[]): string[] {
  const names = [file];
  for (const name of names) {
    const former = gone.find((one) => one.what.endsWith(renaming(one.file, name)))?.file;
    if (former !== undefined && !names.includes(former)) names.push(former);
  }
  return names;
}
