import { abbreviate } from '../reading/json/parse-with-defaults.server.ts';

/** Marks that the parser has left as plain text, because they contain a mistake. */
export function unreadMarksIn(text: string): { found: string; expected?: string }[] {
  const references = Array.from(text.matchAll(UNRESOLVED), ([found]) => ({
    found: abbreviate(found),
    expected: 'a reference to a line of the text such as "[name]: /contact"',
  }));
  const tables = Array.from(text.matchAll(OF_TABLE), ([found]) => found.trim())
    .filter((line) => line.includes('|') && line.includes('-'))
    .map((line) => ({
      found: abbreviate(line),
      expected: 'as many columns as in the line above it, which begins the table',
    }));
  return [...references, ...tables, ...(CHECKBOX.test(text) ? [{ found: 'a checkbox' }] : [])];
}

export function withoutUnreadMarks(text: string): string {
  return text.replace(UNRESOLVED, '$1').replace(CHECKBOX, '');
}

/** At the start of an item in a list of tasks. */
const CHECKBOX = /^\[[ xX]\] /;

/** `[words][name]` and `[^name]`. */
const UNRESOLVED = /\[([^[\]]*)\]\[[^[\]]*\]|\[\^[^[\]\s]+\]/g;

/** `|---|---|`, the line below the head of a table. */
const OF_TABLE = /^[-|:\t ]+$/gm;
