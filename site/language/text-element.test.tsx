import type { LanguageCode } from './languages.ts';
import { plain } from './text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepTogether } from './text-element.tsx';

/** The runs that are wrapped in elements. */
function runsOf(text: string, language: LanguageCode): string[] {
  const html = renderToStaticMarkup(<p>{keepTogether(text, language)}</p>);
  return Array.from(
    html.matchAll(/<bdi class="run"(?: dir="(?:ltr|rtl)")?>([^<]*)<\/bdi>/g),
    ([, run = '']) => run,
  );
}

test.each([
  ['The 10-K, the 8-K and pre-IPO', ['The 10-K', '8-K']],
  ['takes 1-2 weeks in 24 hours', ['1-2']],
  ['closes September 30, reports on Nov. 9', ['September 30', 'Nov. 9']],
  ['under Rule 10b5-1 or Form NT 10-K', ['Rule 10b5-1', 'NT 10-K']],
  ['$1,499 a month, 20% off, 24/7', []],
  ['1 344 Grundstücke, 499 $, 3 %.', ['1 344', '499 $', '3 %']],
  ['from 8:00 AM, up to $48.2 million', ['8:00 AM', '$48.2 million']],
  ['À lire : « oui » ?', ['lire :', '« oui', '» ?']],
] as const)('%j keeps on one line what belongs together', (text, runs) => {
  expect(runsOf(text, 'en')).toEqual(runs);
});

test.each([
  ['de', '48,0 Mio. am 28. Oktober, 10 Abschlussprüfer', ['48,0 Mio', '28. Oktober']],
  ['fr', 'Form 10-K en 24 heures, 2026 : oui', ['Form 10-K', '24 heures', '2026 :']],
  ['ar', 'المسودة 4، 28 أكتوبر', ['28 أكتوبر']],
  ['ru', '48 млн за 10b5-1 год', ['48 млн', '10b5-1']],
] as const)('in %s a number keeps the short word after it in %j', (language, text, runs) => {
  expect(runsOf(text, language)).toEqual(runs);
});

test.each([
  ['السعر $1,199', ['$1,199']],
  ['Forthright 2.0: سجل', ['Forthright 2.0']],
  ['خصم 20%، ثم $499', ['20%', '$499']],
  ['الساعة 8:00، 2026.', []],
  ['القاعدة 10b5-1 و(16a-3(g)(2)).', ['10b5-1', '16a-3(g)(2)']],
  ['القاعدتان 0-3 و12b-25', ['0-3', '12b-25']],
  ['النموذج NT 10-Q و SHA-256', ['NT 10-Q', 'SHA-256']],
  ['إلى 50+ مليار، تقويم (.ics)', ['50+', '.ics']],
  ['טפסי ב-10-K', ['10-K']],
  ['الذكاء وWeb3', []],
] as const)('right-to-left words do not turn round the figures in %j', (text, runs) => {
  expect(runsOf(text, 'ar')).toEqual(runs);
});

test('a name before a figure stays before it when a right-to-left word follows', () => {
  const html = renderToStaticMarkup(<p>{keepTogether('راجع Item 2 خلال', 'ar')}</p>);
  expect(html).toContain('<bdi class="run" dir="rtl">Item 2 خلال</bdi>');
});

test('a long word may break where its translation says, and is still read as one word', () => {
  const text = keepTogether('SEC-Einreichungs<wbr>fristen, Daten<wbr>schutz<wbr>erklärung am 9. Mai', 'de');
  expect(plain(text)).toBe('SEC-Einreichungsfristen, Datenschutzerklärung am 9. Mai');
  const html = renderToStaticMarkup(<p>{text}</p>);
  expect(html).toContain('<span class="together">SEC-Einreichungs<wbr/>fristen,</span>');
  expect(html).toContain('<span class="together">Daten<wbr/>schutz<wbr/>erklärung</span>');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(plain(text));
});

test('the text itself stays, character by character', () => {
  const text = 'Form 10-K costs 1 344 $ : yes';
  expect(plain(keepTogether(text, 'en'))).toBe(text);
  expect(renderToStaticMarkup(<p>{keepTogether(text, 'en')}</p>).replaceAll(/<[^>]+>/g, '')).toBe(text);
});
