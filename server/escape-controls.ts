/**
 * Escapes a text for a terminal or a log: characters that control a terminal, or reorder or break lines (UAX #9),
 * become `\u001b` and the like. Line breaks and tabs stay. In JSON this changes only the spelling.
 */
export function escapeControls(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * All other controls, a carriage return without a line feed, line and paragraph separators, and characters that set a
 * direction.
 */
const UNSAFE = /[^\P{Cc}\t\n\r]|\r(?!\n)|[\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
