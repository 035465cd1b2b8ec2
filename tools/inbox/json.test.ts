import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toJson } from './json.ts';

/** Any text, half of it from the first 256 characters. */
const anyText = fc
  .array(fc.oneof(fc.integer({ max: 0xff, min: 0 }), fc.integer({ max: 0xffff, min: 0 })))
  .map((codes) => String.fromCharCode(...codes));

const UNSAFE = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

it('reads back as what it was, and holds nothing that commands a terminal or reorders what is read', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const json = toJson([text]);
      return JSON.parse(json)[0] === text && !UNSAFE.test(json);
    }),
  );
  expect(toJson('\u009b2J\u202e')).toBe(String.raw`"\u009b2J\u202e"`);
});
