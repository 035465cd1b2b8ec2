/** A hash, or other long text without spaces, by its first eight characters and its last four. */
export function shortened(text: string): string {
  return text.length > 32 ? `${text.slice(0, 8)}…${text.slice(-4)}` : text;
}
