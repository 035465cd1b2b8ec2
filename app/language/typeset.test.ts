import { expect, test } from 'vitest';
import { plainLine, typeset } from './typeset.ts';

const NBSP = '\u00A0';

test.each([
  ['de', 'rund 48,0 Mio. $', `rund 48,0${NBSP}Mio.${NBSP}$`],
  ['fi', '50+ mrd. $', `50+${NBSP}mrd.${NBSP}$`],
  ['ru', '{number} млн $', `3,1${NBSP}млн${NBSP}$`],
  ['sv', '3 %', `3${NBSP}%`],
  ['de', '12 Unternehmen', '12 Unternehmen'],
])('%s: %j keeps figure and unit together', (code, translation, expected) => {
  expect(typeset(code as 'de', translation, { number: '3,1' })).toBe(expected);
});

test.each([
  [
    'en',
    'closes September 30, reports on November 9',
    `closes September${NBSP}30, reports on November${NBSP}9`,
  ],
  ['en', 'It may 10 times', 'It may 10 times'],
  ['en', '8:00 AM to 6:00 PM', `8:00${NBSP}AM to 6:00${NBSP}PM`],
  ['en', 'takes 1-2 weeks', `takes 1-\u20602${NBSP}weeks`],
  ['en', 'revenue: $48.2 million', `revenue: $48.2${NBSP}million`],
  ['en', 'within 24 hours', 'within 24 hours'],
  ['de', 'am 9. November', `am 9.${NBSP}November`],
  ['de', 'dauert 1–2 Wochen', `dauert 1–\u20602${NBSP}Wochen`],
  ['es', 'el 9 de noviembre', `el 9${NBSP}de${NBSP}noviembre`],
  ['ru', '9 ноября', `9${NBSP}ноября`],
  ['ar', 'في 9 نوفمبر', `في \u20689\u2069${NBSP}نوفمبر`],
  ['ja', '2026年5月19日に', '2026\u2060年\u20605\u2060月\u206019\u2060日に'],
  ['zh', '60日内', '60\u2060日内'],
  ['ja', '第3四半期、24か月', '第\u20603\u2060四半期、24\u2060か\u2060月'],
  ['de', 'bis 8. Nov. und 20. Dez.', `bis 8.${NBSP}Nov. und 20.${NBSP}Dez.`],
])('%s: %j keeps dates and amounts on one line', (code, text, expected) => {
  expect(typeset(code as 'en', text, {})).toBe(expected);
});

test('a form name or an acronym does not break at its hyphen; other hyphens may', () => {
  expect(typeset('de', 'Formular 10-K, Ad-hoc', {})).toBe(`Formular${NBSP}10-\u2060K, Ad-hoc`);
  expect(typeset('fi', 'lomakkeen S-3 käyttöä, F-1', {})).toBe(`lomakkeen S-\u20603 käyttöä, F-\u20601`);
  expect(typeset('en', 'SHA-256, Regulation S-K, Form 12b-25, Rule 10b5-1, Form NT 10-K, 1-2', {})).toBe(
    `SHA-\u2060256, Regulation${NBSP}S-\u2060K, Form${NBSP}12b-\u206025, Rule${NBSP}10b5-\u20601, Form${NBSP}NT${NBSP}10-\u2060K, 1-2`,
  );
  expect(typeset('en', 'pre-IPO, non-GAAP, pre-revenue', {})).toBe(
    'pre-\u2060IPO, non-\u2060GAAP, pre-revenue',
  );
});

test('what an English reference names stays on its line', () => {
  expect(typeset('en', 'Forms 13 through 15, Rule 0-3, Regulation FD, Bulletin No. 99', {})).toBe(
    `Forms${NBSP}13 through 15, Rule${NBSP}0-3, Regulation${NBSP}FD, Bulletin No.${NBSP}99`,
  );
  expect(typeset('en', 'Rules as of November 2026', {})).toBe(`Rules as of November${NBSP}2026`);
});

test('French marks have a no-break space before them, in French only', () => {
  expect(typeset('fr', '« Lire » : oui ?', {})).toBe(`«${NBSP}Lire${NBSP}»${NBSP}: oui${NBSP}?`);
  expect(typeset('de', 'Lesen : ja ?', {})).toBe('Lesen : ja ?');
});

test.each([
  ['السعر {price}', 'السعر \u2068$1,199\u2069'],
  ['{brand} 2.0: سجل', '\u2068Example 2.0\u2069: سجل'],
  ['الوسم #{price}', 'الوسم \u2068#$1,199\u2069'],
  ['خصم 20%، ثم $499', 'خصم \u206820%\u2069، ثم \u2068$499\u2069'],
  ['الساعة 8:00.', 'الساعة \u20688:00\u2069.'],
  ['القاعدة 506(b).', 'القاعدة \u2068506(b)\u2069.'],
  ['القاعدة 10b5-1 و(16a-3(g)(2))', 'القاعدة \u206810b5-\u20601\u2069 و(\u206816a-\u20603(g)(2)\u2069)'],
  ['القاعدتان 0-3 و12b-25', 'القاعدتان \u20680-3\u2069 و\u206812b-\u206025\u2069'],
  ['نموذج S-3 و SHA-256', 'نموذج \u2068S-\u20603\u2069 و \u2068SHA-\u2060256\u2069'],
  [
    'من 8 مليون دولار إلى 50+ مليار دولار',
    `من \u20688\u2069${NBSP}مليون${NBSP}دولار إلى \u206850+\u2069${NBSP}مليار${NBSP}دولار`,
  ],
  ['تغلق Example Corp. السجلات (.ics)', 'تغلق \u2068Example Corp.\u2069 السجلات (\u2068.ics\u2069)'],
  ['نماذج 10-K', `نماذج${NBSP}\u206810-\u2060K\u2069`],
  ['الذكاء وWeb3، US$5', 'الذكاء وWeb3، US\u2068$5\u2069'],
])('values and figures are isolated from the right-to-left text in %j', (translation, expected) => {
  expect(typeset('ar', translation, { price: '$1,199', brand: 'Example' })).toBe(expected);
});

test('nothing is isolated from left-to-right text', () => {
  expect(typeset('de', 'Preis {price}, 20', { price: '1' })).toBe('Preis 1, 20');
});

test('titles and cards get no invisible characters', () => {
  expect(plainLine('Daten\u00ADschutz 10-\u2060K \u2068$5\u2069')).toBe('Datenschutz 10-K $5');
});
