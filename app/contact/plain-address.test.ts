import { expect, test } from 'vitest';
import { plainAddress } from './plain-address.ts';

test.each([
  ['user@münchen.example', 'user@xn--mnchen-3ya.example'],
  ['user@MÜNCHEN.example', 'user@xn--mnchen-3ya.example'],
  ['user@例え。テスト', 'user@xn--r8jz45g.xn--zckzah'],
  ['user@faß.example', 'user@xn--fa-hia.example'],
  ['User@Company.Example', 'User@Company.Example'],
  ['user@127.1', 'user@127.1'],
])('%s is mailed as %s', (typed, address) => {
  expect(plainAddress(typed)).toBe(address);
});

test.each([
  '\u200b',
  '\ufeff',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u2066',
  '\u2069',
  '\u00a0',
  '\u00ad',
  '\u2060',
  ' \t\n',
])('what cannot be seen around an address falls away: %j', (invisible) => {
  expect(plainAddress(`${invisible}ada@company.example${invisible}`)).toBe('ada@company.example');
  expect(plainAddress(`${invisible}${invisible}`)).toBe('');
  expect(plainAddress(`${invisible}a`)).toBe('a');
});

test.each([
  'ada@münchen.example/b',
  'ada@münchen.example:80',
  'ada@münchen.example?b',
  'ada@mün chen.example',
  'ada\u200bada@company.example',
  'müller@company.example',
  `ada@${'ü'.repeat(300)}.example`,
  'ada@\ud800.example',
  'ada',
])('what is no address stays what it is: %s', (typed) => {
  expect(plainAddress(typed)).toBe(typed);
});
