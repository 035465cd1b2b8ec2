/** JSON for a script element: an unescaped "<" could close it. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
