import { expect, test } from 'vitest';
import { languageToOffer } from './offers.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['nb-NO'], 'no'],
  [['zh-Hant-TW', 'en-US'], 'zh'],
  [['cs', 'pl'], 'pl'],
  [['en-GB', 'de'], undefined],
  [['cs'], undefined],
  [[], undefined],
])('a browser that prefers %j is offered %s', (preferred, offered) => {
  expect(languageToOffer(preferred)).toBe(offered);
});
