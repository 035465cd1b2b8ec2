import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('quotes every cell and keeps what is in it', () => {
  expect(
    toCsv([
      ['id', 'note'],
      ['1', 'a "b", c\r\nd'],
      ['2', null],
    ]),
  ).toBe('"id","note"\r\n"1","a ""b"", c\r\nd"\r\n"2",""');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])(
  'makes text of a cell that a spreadsheet would run: %j',
  (formula) => {
    expect(toCsv([[formula]])).toBe(`"'${formula}"`);
  },
);

it('lets nothing through that could command a terminal or reorder what is read, and no formula behind it', () => {
  expect(toCsv([['a\u001b[2Jb\0\u009b\u202ec\td\n']])).toBe('"a[2Jbc\td\n"');
  expect(toCsv([['\0=1', '\u202e=1']])).toBe(`"'=1","'=1"`);
});

it('puts another separator between the cells', () => {
  expect(toCsv([['a;b', 1]], ';')).toBe('"a;b";"1"');
});

it('leaves numbers and harmless text alone', () => {
  expect(toCsv([[-1, 'a=b', "O'Neil", '']])).toBe(`"-1","a=b","O'Neil",""`);
});
