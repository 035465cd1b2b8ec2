/** Removes what databases cannot store: NUL (PostgreSQL refuses it) and halves of surrogate pairs. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/**
 * A visitor's text on one line, without characters that could end a header or a table row, control a terminal, or
 * reorder text (bidirectional controls, UAX #9).
 */
export function oneLine(words: string): string {
  return words
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim();
}

/**
 * A visitor's text for a mail header: one line, without the start of an encoded word (`=?`, RFC 2047), which mail
 * readers would decode, even into line breaks.
 */
export function headerText(words: string): string {
  return oneLine(words).replaceAll('=?', '= ?');
}

/** A visitor's text with line breaks and tabs, but no other control characters and nothing that reorders it. */
export function plainLines(words: string): string {
  return words
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\p{Bidi_Control}]/gu, '');
}
