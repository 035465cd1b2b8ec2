/** JSON for programs that a person may also look at in a terminal: what could command it is escaped, not lost. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `JSON.stringify` escapes the first 32 control characters, and none of these; line feeds are its own. */
const UNSAFE = /[\u007f-\u009f\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
