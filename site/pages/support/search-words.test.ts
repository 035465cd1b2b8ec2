import { expect, test } from 'vitest';
import { matches } from './search-words.ts';

const TEXTS = ['Do I need a wallet?', 'Nein: der Basismodus genügt. Ответ: нет.'];

test.each(['', '  ', 'wallet', 'WALLET need', 'genugt', 'genügt', 'ОТВЕТ', ' wallet  basis ', 'wallets'])(
  '%j is found',
  (query) => {
    expect(matches(query, TEXTS)).toBe(true);
  },
);

test.each(['walletss', 'wallet chain', 'needss', '.*', '\\'])('%j is not', (query) => {
  expect(matches(query, TEXTS)).toBe(false);
});
