import { expect, test } from 'vitest';
import { localizePath, parseLocalizedPath } from './localized-path.ts';
import { LANGUAGES } from './languages.ts';

test('an address with a language in front is that language’s', () => {
  expect(parseLocalizedPath('/de/pricing')).toEqual({ language: 'de', path: '/pricing' });
  expect(parseLocalizedPath('/ar')).toEqual({ language: 'ar', path: '/' });
  expect(parseLocalizedPath('/ar/')).toEqual({ language: 'ar', path: '/' });
});

test.each(['/', '/pricing', '/en/pricing', '/DE/pricing', '/deutsch', '/xx/pricing', '/design/de'])(
  '%s is a plain address',
  (pathname) => expect(parseLocalizedPath(pathname)).toEqual({ path: pathname }),
);

test('what is put together can be taken apart', () => {
  for (const { code } of LANGUAGES) {
    for (const path of ['/', '/pricing', '/intel/forthright-2-0-article']) {
      const { language = 'en', path: page } = parseLocalizedPath(localizePath(code, path));
      expect({ language, page }).toEqual({ language: code, page: path });
    }
  }
});
