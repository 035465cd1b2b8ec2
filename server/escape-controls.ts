/**
 * A text for a terminal or a log: what a terminal would obey, and what reorders or breaks lines (UAX #9), as `\u001b`.
 * Line breaks and tabs stay. In JSON it changes nothing but the spelling.
 */
export function escapeControls(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** All other controls, a carriage return alone, line and paragraph separators, and what sets a direction of writing. */
const UNSAFE = /[^\P{Cc}\t\n\r]|\r(?!\n)|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
