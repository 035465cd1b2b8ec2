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

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '＝1', '＋1', '－1', '＠1'])(
  'makes text of a cell that a spreadsheet would run: %j',
  (formula) => {
    expect(toCsv([[formula]])).toBe(`"'${formula}"`);
  },
);

it('leaves numbers and harmless text alone', () => {
  expect(toCsv([[-1, 'a=b', "O'Neil", '']])).toBe(`"-1","a=b","O'Neil",""`);
});
