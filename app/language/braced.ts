/** What a text has in braces, as a well written placeholder or not: `{brand}`, `{ brand }`, `{brand`, `}`. */
export function bracedIn(text: string): string[] {
  return text.match(/\{[^{}]*\}?|\}/g) ?? [];
}
