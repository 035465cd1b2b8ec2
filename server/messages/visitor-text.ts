/** Without what no database keeps as it is: NUL (PostgreSQL refuses it) and halves of surrogate pairs. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/**
 * A visitor's words on one line: nothing that could end the header or the table row they stand in, command a
 * terminal, or reorder what is read (the bidirectional controls of UAX #9).
 */
export function oneLine(words: string): string {
  return words
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
}

/**
 * A visitor's words for the header of a mail: on one line, and without the beginning of an encoded word (`=?`, RFC 2047),
 * which mail readers would decode, line breaks and other people's names included.
 */
export function headerText(words: string): string {
  return oneLine(words).replaceAll('=?', '= ?');
}

/** A visitor's words with their lines and tabs, but no other control characters and nothing that reorders them. */
export function plainLines(words: string): string {
  return words
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu, '');
}
