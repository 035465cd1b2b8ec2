import { isObject } from '../../site/content/reading/json/parse-with-defaults.server.ts';
import type { FormValues } from './form-values.ts';

/** The headline of a file, or its name. */
export function titleOf(file: string, values: FormValues): string {
  const hero = isObject(values.hero) ? values.hero : {};
  const title = [values.title, hero.title].find((one) => typeof one === 'string' && one !== '');
  return typeof title === 'string' ? title : file;
}

/** Every text in it, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The words that were looked for, with some before and after. */
export function around(text: string, wanted: string): string {
  const at = text.toLowerCase().indexOf(wanted);
  const start = Math.max(0, at - 60);
  const end = at + wanted.length + 60;
  const words = text.slice(start, end).replaceAll('\n', ' ');
  return `${start > 0 ? '…' : ''}${words}${end < text.length ? '…' : ''}`;
}
