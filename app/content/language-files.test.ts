import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { pageServices } from '../../tests/fixtures/page-context.ts';
import { renderPage, textOf } from '../../tests/fixtures/rendered-page.ts';
import { parsePo, pluralRule } from './po.server.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../language/languages.ts';
import { LanguageFiles, languageFile, type LanguageReport } from './language-files.server.ts';
import { translate } from '../language/translate.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

let folder: string;
let reports: LanguageReport[];
let languages: LanguageFiles;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'languages'));
  reports = [];
  languages = new LanguageFiles(folder, (report) => reports.push(report));
});

const HEADER =
  'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n';

const DAYS = 'msgid "day"\nmsgid_plural "days"\nmsgstr[0] "Tag"\n';

function save(body: string | Buffer) {
  writeFileSync(languageFile(folder, 'de'), body);
}

const german = async (phrase: string, context?: string) =>
  translate((await languages.read('de')).dictionary, phrase, { context });

test('an edited file counts from the next lookup on, and changes the version', async () => {
  // With a byte-order mark and the line ends of Windows.
  save(`\uFEFF${HEADER}msgid "Home"\nmsgstr "Startseite"\n`.replaceAll('\n', '\r\n'));
  expect(await german('Home')).toBe('Startseite');
  const version = languages.version('de');
  save(`${HEADER}msgid "Home"\nmsgstr "Zur Startseite"\n`);
  expect(await german('Home')).toBe('Zur Startseite');
  expect(languages.version('de')).not.toBe(version);
  expect(reports).toEqual([]);
});

const HOME = `${HEADER}msgid "Home"\nmsgstr "Übersicht"\n`;

test.each<[what: string, broken: string | Buffer, place: string]>([
  ['another kind of file', `${HEADER}{"Home": "Startseite"}`, '6: '],
  ['a string without its end', `${HEADER}msgid "Home\nmsgstr "Start"\n`, '6: '],
  ['an unknown key', `${HEADER}msgid "Home"\nmsgtxt "Start"\n`, '7: '],
  ['a phrase that appears twice', `${HOME}\nmsgid "Home"\nmsgstr "2"\n`, '9: '],
  ['an end in the middle of a line', `${HEADER}msgid "Home"\nmsgstr "Start"`, '7: '],
  ['a plural form too many', `${HEADER}${DAYS}msgstr[1] "b"\nmsgstr[2] "c"\n`, '7: '],
  ['a missing plural form', `${HEADER}${DAYS}`, '7: '],
  [
    'a plural header that cannot be parsed',
    HOME.replace('nplurals=2', 'nplurals=INTEGER'),
    '4: Plural-Forms is not like',
  ],
  ['bytes that are not UTF-8', Buffer.from(HOME, 'latin1'), '7:9 is not UTF-8'],
])('%s leaves the last good version and is reported once with its line', async (_, broken, place) => {
  save(HOME);
  expect(await german('Home')).toBe('Übersicht');
  save(broken);
  expect(await german('Home')).toBe('Übersicht');
  expect(await german('Home')).toBe('Übersicht');
  expect((await languages.read('de')).dictionary.formOf?.(1)).toBe(0);
  const reason = expect.stringContaining(`de.po:${place}`);
  expect(reports).toEqual([{ kind: 'unreadable', file: 'languages/de.po', reason }]);
  expect(await languages.faults()).toContainEqual(reason);
});

test('a translation with other placeholders keeps its last good version, or stays English, and is named', async () => {
  const entries = (amount: string, other: string) =>
    `${HEADER}msgid "Save {amount} a month"\nmsgstr "${amount}"\n\nmsgid "About"\nmsgstr "${other}"\n`;
  save(entries('{betrag} sparen', 'Info'));
  expect(await german('Save {amount} a month')).toBeNull();
  expect(await german('About')).toBe('Info');
  save(entries('{amount} im Monat sparen', 'Info'));
  expect(await german('Save {amount} a month')).toBe('{amount} im Monat sparen');
  reports = [];
  save(entries('Monatlich sparen', 'Über uns'));
  expect(await german('Save {amount} a month')).toBe('{amount} im Monat sparen');
  expect(await german('About')).toBe('Über uns');
  expect(reports).toMatchObject([
    { kind: 'field', file: 'languages/de.po', at: '6:1', found: '"Monatlich sparen"' },
  ]);
  expect((await languages.faults()).filter((fault) => fault.includes('de.po'))).toEqual([
    expect.stringMatching(
      /de\.po:6:1 "Save \{amount\} a month": found .* the placeholders of the English: \{amount\}$/,
    ),
  ]);
});

test('every file that cannot be used is named, also before a visitor needs it', async () => {
  save(`${HEADER}msgid "Home\n`);
  const faults = await languages.faults();
  expect(faults).toContainEqual(expect.stringMatching(/de\.po:6: /));
  expect(faults).toContainEqual(expect.stringMatching(/fr\.po is missing/));
  save(HEADER);
  expect((await languages.faults()).filter((fault) => fault.includes('de.po'))).toEqual([]);
});

test('a fuzzy, an empty and an obsolete translation are not shown', async () => {
  save(
    `${HEADER}#, fuzzy\n#| msgid "House"\nmsgid "Home"\nmsgstr "Haus"\n\nmsgid "About"\nmsgstr ""\n\n#~ msgid "Gone"\n#~ msgstr "Weg"\n`,
  );
  for (const phrase of ['Home', 'About', 'Gone']) expect(await german(phrase)).toBeNull();
});

test('a context tells apart phrases that read the same; without an entry of its own, the plain one counts', async () => {
  save(
    `${HEADER}msgid "Custom"\nmsgstr "Individuell"\n\nmsgctxt "limit"\nmsgid "Custom"\nmsgstr "Vereinbart"\n`,
  );
  expect(await german('Custom')).toBe('Individuell');
  expect(await german('Custom', 'limit')).toBe('Vereinbart');
  expect(await german('Custom', 'price')).toBe('Individuell');
});

test('each untranslated text is reported once, and again after an edit of the file', async () => {
  save(HEADER);
  await german('One');
  languages.noteUntranslated('de', ['One', 'Two']);
  languages.noteUntranslated('de', ['Two', 'Three']);
  languages.noteUntranslated('de', ['One']);
  expect(reports).toEqual([
    { kind: 'untranslated', file: 'languages/de.po', count: 2, texts: ['One', 'Two'] },
    { kind: 'untranslated', file: 'languages/de.po', count: 3, texts: ['Three'] },
  ]);
  save(`${HEADER}msgid "Zwei"\nmsgstr "Zwei"\n`);
  await german('One');
  languages.noteUntranslated('de', ['One']);
  expect(reports).toHaveLength(3);
});

test('a file that never ends is a fault', async () => {
  execFileSync('mkfifo', [languageFile(folder, 'de')]);
  expect(await german('Home')).toBeNull();
  expect(reports).toMatchObject([{ kind: 'unreadable', reason: expect.stringContaining('no regular file') }]);
});

test.each(LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE))(
  'the file of $name has a form for each category of its whole numbers',
  ({ code }) => {
    const file = parsePo(readFileSync(languageFile('content', code), 'utf8'));
    const formOf = pluralRule(code, file);
    const forms = new Set(Array.from({ length: 200 }, (_, number) => formOf(number)));
    expect(file.headers['Plural-Forms']).toContain(`nplurals=${forms.size};`);
    expect(Math.max(...forms)).toBe(forms.size - 1);
  },
);

test('a page shows the form of its number, of as many as its file has', async () => {
  cpSync('content', folder, { recursive: true });
  const rule = 'nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;';
  writeFileSync(
    join(folder, 'languages/fr.po'),
    `msgid ""\nmsgstr "Plural-Forms: ${rule}\\n"\n\nmsgctxt "under a figure"\nmsgid "acres"\nmsgid_plural "acres"\nmsgstr[0] "UN"\nmsgstr[1] "MILLIONS"\nmsgstr[2] "AUTRES"\n`,
  );
  const { document } = await renderPage('/fr/showcase', { services: pageServices(folder) });
  expect(textOf(document)).toMatch(/497\s*AUTRES/);
});
