import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { localizePath } from './localized-path.ts';
import { destinationOf, textHref } from './destination.ts';

/** Paths that browsers take for another host: `//`, `/\`, even with characters in between that they drop. */
const hostile = fc.string({
  unit: fc.constantFrom(
    ...'/\\.@:?#\t\n\r \0\u2028\u3000',
    ...'%5c %2f %09 %0a %00 // /\\ .. de ar en evil.example http: javascript:'.split(' '),
  ),
  maxLength: 8,
});
const codes = LANGUAGES.map(({ code }) => code);
const SITE = 'https://www.site.example';

/** The host that a browser on a page of the site would open. */
function hostOf(href: string): string | undefined {
  return URL.parse(href, SITE)?.host;
}

test('no path of a link leads to another host in another language', () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(...codes), (text, code) => {
      expect(hostOf(localizePath(code, `/${text}`))).toBe(new URL(SITE).host);
    }),
    {
      numRuns: 2000,
      examples: [
        ['\t/evil.example', 'en'],
        ['\\\n\\evil.example', 'en'],
      ],
    },
  );
});

test('a link of a content file that stays on the site stays there', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const destination = destinationOf(text);
      const to = destination?.kind === 'site' ? destination.to : '/';
      expect(hostOf(to)).toBe(new URL(SITE).host);
    }),
    { numRuns: 5000 },
  );
});

test('a link of a Markdown file leaves the site only when it names another site', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const href = textHref(text) ?? '/';
      const saysSo = /^(?:https?:\/\/|mailto:)/i.test(href);
      expect(hostOf(saysSo ? '/' : href)).toBe(new URL(SITE).host);
    }),
    { numRuns: 5000 },
  );
});
