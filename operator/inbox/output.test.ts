import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine, toJson } from './output.ts';

it('quotes every cell and keeps what is in it', () => {
  expect(csvLine(['1', 'a "b", c\r\nd', null])).toBe('"1","a ""b"", c\r\nd",""\r');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])(
  'turns a cell that a spreadsheet would run into text: %j',
  (formula) => {
    expect(csvLine([formula])).toBe(`"'${formula}"\r`);
  },
);

it('removes characters that control a terminal or reorder text, and finds formulas behind them', () => {
  expect(csvLine(['a\u001b[2Jb\0\u009b\u202ec\td\n'])).toBe('"a[2Jbc\td\n"\r');
  expect(csvLine(['\0=1', '\u202e=1'])).toBe(`"'=1","'=1"\r`);
});

it('takes another separator', () => {
  expect(csvLine(['a;b', 1], ';')).toBe('"a;b";"1"\r');
});

it('leaves numbers and harmless text alone', () => {
  expect(csvLine([-1, 'a=b', "O'Neil", ''])).toBe(`"-1","a=b","O'Neil",""\r`);
});

/** Any text, half of it from the first 256 characters. */
const anyText = fc
  .array(fc.oneof(fc.integer({ max: 0xff, min: 0 }), fc.integer({ max: 0xffff, min: 0 })))
  .map((codes) => String.fromCharCode(...codes));

const UNSAFE = /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

it('writes JSON that reads back the same, without characters that control a terminal or reorder text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const json = toJson([text]);
      return JSON.parse(json)[0] === text && !UNSAFE.test(json);
    }),
  );
  expect(toJson('\u009b2J\u202e')).toBe(String.raw`"\u009b2J\u202e"`);
});
