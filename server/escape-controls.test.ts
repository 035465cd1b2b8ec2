import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { TERMINAL } from '../operator/cli.ts';
import { createLog } from './monitoring/log.ts';
import { escapeControls } from './escape-controls.ts';

/** C0 and DEL, C1, separators, and each character that sets a direction (UAX #9, 2). */
const UNSAFE = [0, 7, 8, 0x0b, 0x1b, 0x7f, 0x80, 0x85, 0x9b, 0x9f, 0x2028, 0x2029]
  .concat([0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069])
  .map((code) => String.fromCharCode(code));

const text = fc
  .array(fc.oneof(fc.constantFrom(...UNSAFE, '\r'), fc.string({ unit: 'grapheme' })))
  .map((parts) => parts.join(''));

test('line breaks, tabs and all other characters stay', () => {
  const words = 'one\ttwo\nthree\r\nÄ שלום \u200d 👩‍👩‍👧';
  expect(escapeControls(words)).toBe(words);
  expect(escapeControls('over\rwritten')).toBe(String.raw`over\u000dwritten`);
});

test('no field of a log line has control characters, and all fields can be read back', () => {
  fc.assert(
    fc.property(text, (words) => {
      const lines: string[] = [];
      const error = Object.assign(new Error(words, { cause: words }), { code: words });
      createLog((line) => lines.push(line)).error(words, { [words]: { path: words, list: [words] }, error });
      expect(UNSAFE.filter((character) => lines.join().includes(character))).toEqual([]);
      expect(JSON.parse(lines.join())).toMatchObject({
        event: words,
        error: { message: words, cause: words },
      });
    }),
  );
});

test('no output of a tool has control characters', () => {
  const written: string[] = [];
  const keep = (chunk: unknown) => written.push(String(chunk)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(process.stderr, 'write').mockImplementation(keep);
  TERMINAL.print(UNSAFE.join());
  TERMINAL.complain(UNSAFE.join());
  vi.restoreAllMocks();
  expect(written).toHaveLength(2);
  expect(UNSAFE.filter((character) => written.join('').includes(character))).toEqual([]);
});
