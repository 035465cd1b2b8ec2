/**
 * What the visitor typed, so that it is there again after other pages of the site (decision 019). Only in memory: a draft
 * of a release may be material nonpublic information, so not even the history entry holds it.
 */
let typed: string | undefined;

/** In the browser only: the server has many visitors. */
export function keepTyped(text: string): void {
  typed = text;
}

export function typedText(): string | undefined {
  return typed;
}
