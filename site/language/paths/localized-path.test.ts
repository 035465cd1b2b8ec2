import { expect, test } from 'vitest';
import { localizePath, parseLocalizedPath } from './localized-path.ts';
import { LANGUAGES } from '../languages.ts';

test('a language prefix is split off', () => {
  expect(parseLocalizedPath('/de/pricing')).toEqual({ language: 'de', path: '/pricing' });
  expect(parseLocalizedPath('/ar')).toEqual({ language: 'ar', path: '/' });
  expect(parseLocalizedPath('/ar/')).toEqual({ language: 'ar', path: '/' });
});

test.each(['/', '/pricing', '/en/pricing', '/DE/pricing', '/deutsch', '/xx/pricing', '/design/de'])(
  '%s has no language prefix',
  (pathname) => expect(parseLocalizedPath(pathname)).toEqual({ path: pathname }),
);

test('a localized path parses back to its language and path', () => {
  for (const { code } of LANGUAGES) {
    for (const path of ['/', '/pricing', '/intel/forthright-2-0-article']) {
      const { language = 'en', path: page } = parseLocalizedPath(localizePath(code, path));
      expect({ language, page }).toEqual({ language: code, page: path });
    }
  }
});
