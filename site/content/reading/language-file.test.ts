import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';
import { renderPage, textOf } from '../../../tests/fixtures/site/rendered-page.ts';
import { parsePo, pluralRule } from './po.server.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../language/languages.ts';
import { SCHEMAS, type Content } from '../../schemas.ts';
import { lineOf } from '../fault.ts';
import { languageFile, readLanguageFile } from './language-file.server.ts';
import { readContent } from './read-content.server.ts';
import { translate } from '../../language/translate.ts';
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts';
import { CONTENT } from '../../../tests/fixtures/content-folder.ts';

let folder: string;
let content: Content | undefined;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'languages'));
  content = undefined;
});

/** What visitors see after an edit. */
async function read(): Promise<Content> {
  content = await readContent(folder, content, { schemas: SCHEMAS, day: '2026-11-29' });
  return content;
}

/** The faults of the German file. */
async function faults(): Promise<string[]> {
  const { language, faults: known } = await read();
  language('de');
  return known()
    .map((fault) => lineOf('', fault))
    .filter((line) => line.includes('de.po'));
}

const HEADER =
  'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n';

const DAYS = 'msgid "day"\nmsgid_plural "days"\nmsgstr[0] "Tag"\n';

function save(body: string | Buffer) {
  writeFileSync(languageFile(folder, 'de'), body);
}

const german = async (phrase: string, context?: string) =>
  translate((await read()).language('de'), phrase, { context });

test('an edited file counts from the next lookup on, and changes the version', async () => {
  // With a byte-order mark and the line ends of Windows.
  save(`\uFEFF${HEADER}msgid "Home"\nmsgstr "Startseite"\n`.replaceAll('\n', '\r\n'));
  expect(await german('Home')).toBe('Startseite');
  const version = content?.languageVersion('de');
  save(`${HEADER}msgid "Home"\nmsgstr "Zur Startseite"\n`);
  expect(await german('Home')).toBe('Zur Startseite');
  expect(content?.languageVersion('de')).not.toBe(version);
  expect(await faults()).toEqual([]);
});

const HOME = `${HEADER}msgid "Home"\nmsgstr "Übersicht"\n`;

test.each<[what: string, broken: string | Buffer, place: string]>([
  ['another kind of file', `${HEADER}{"Home": "Startseite"}`, '6:1 '],
  ['a header without a text', 'msgid ""\n', '1:1 the header is missing'],
  ['an unfinished merge', `${HOME}>>>>>>> theirs\n`, '8:1 found the mark of an unfinished merge'],
  ['a string without its end', `${HEADER}msgid "Home\nmsgstr "Start"\n`, '6:1 the text that begins here'],
  ['a text without its end', `${HOME}\nmsgid "About\\"`, '9:1 the text that begins here'],
  ['a broken escape', `${HEADER}# C:\\disk\nmsgid "Home"\nmsgstr "\\Start"\n`, '8:9 found \\S, expected'],
  ['an unknown key', `${HEADER}msgid "Home"\nmsgtxt "Start"\n`, '7:1 expected msgid'],
  ['a quote in a text', `${HEADER}msgid "Home"\nmsgstr "The "Start""\n`, '7:1 expected msgid'],
  ['a phrase that appears twice', `${HOME}\nmsgid "Home"\nmsgstr "2"\n`, '9:1 found this phrase twice'],
  ['a phrase with two translations', `${HOME}msgstr "Start"\n`, '6:1 expected one msgstr'],
  [
    'a phrase without a translation',
    `${HEADER}msgid "Home"\n\nmsgid "Home!"\nmsgstr "Home"\n`,
    '6:1 expected one msgstr',
  ],
  ['an end in the middle of a line', `${HEADER}msgid "Home"\nmsgstr "Start"`, '7:1 the file ends'],
  ['a plural form too many', `${HEADER}${DAYS}msgstr[1] "b"\nmsgstr[2] "c"\n`, '7:1 expected as many forms'],
  ['a missing plural form', `${HEADER}${DAYS}`, '7:1 expected as many forms'],
  [
    'two plurals of a phrase',
    `${HEADER}${DAYS.replace(/(.*_plural.*\n)/, '$1$1')}`,
    '6:1 found msgid_plural twice',
  ],
  [
    'a plural header that cannot be parsed',
    HOME.replace('nplurals=2', 'nplurals=INTEGER'),
    '4:1 Plural-Forms is not like',
  ],
  ['bytes that are not UTF-8', Buffer.from(HOME, 'latin1'), '7:9 is not UTF-8'],
])('%s leaves the last good version and is named with its line', async (_, broken, place) => {
  save(HOME);
  expect(await german('Home')).toBe('Übersicht');
  save(broken);
  expect(await german('Home')).toBe('Übersicht');
  expect(await german('Home')).toBe('Übersicht');
  expect((await read()).language('de').formOf?.(1)).toBe(0);
  expect(await faults()).toEqual([expect.stringContaining(`de.po:${place}`)]);
});

test('a translation with other placeholders keeps its last good version, or stays English, and is reported', async () => {
  const entries = (amount: string, other: string) =>
    `${HEADER}msgid "Save {amount} a month"\nmsgstr "${amount}"\n\nmsgid "About"\nmsgstr "${other}"\n`;
  save(entries('{betrag} sparen', 'Info'));
  expect(await german('Save {amount} a month')).toBeNull();
  expect(await german('About')).toBe('Info');
  save(entries('{amount} im Monat sparen', 'Info'));
  expect(await german('Save {amount} a month')).toBe('{amount} im Monat sparen');
  save(entries('Monatlich sparen', 'Über uns'));
  expect(await german('Save {amount} a month')).toBe('{amount} im Monat sparen');
  expect(await german('About')).toBe('Über uns');
  expect(await faults()).toEqual([
    expect.stringMatching(
      /de\.po:6:1 "Save \{amount\} a month": found .* the placeholders of the English: \{amount\}$/,
    ),
  ]);
});

test('only the first of very many wrong translations are named', async () => {
  const entries = Array.from({ length: 9000 }, (_, place) => `\nmsgid "Phrase ${place}"\nmsgstr "{x}"\n`);
  save(HEADER + entries.join(''));
  const lines = await faults();
  expect(lines[0]).toMatch(/de\.po:7:1 .*Phrase 0/);
  expect(lines.slice(50)).toEqual([expect.stringContaining('and 8950 more problems')]);
});

test('a file with more translations than the site can have is a fault, even if one phrase has them all', async () => {
  save(`${HEADER}msgid "Home"\n${'msgstr "Start"\n'.repeat(100_000)}`);
  expect(await faults()).toEqual([expect.stringMatching(/de\.po:10006:1 .*more than 10000 translations/)]);
});

test('a file that broke before the start is reported once its language is read, and a missing one at once', async () => {
  save(`${HEADER}msgid "Home\n`);
  const lines = (await read()).faults().map((fault) => lineOf('', fault));
  expect(lines).toContain('languages/fr.po: it is missing');
  expect(await faults()).toEqual([expect.stringMatching(/de\.po:6:1 /)]);
  save(HEADER);
  expect(await faults()).toEqual([]);
});

test('a fuzzy, an empty and an obsolete translation are not shown', async () => {
  save(
    `${HEADER}#, fuzzy\n#| msgid "House"\nmsgid "Home"\nmsgstr "Haus"\n\nmsgid "About"\nmsgstr ""\n\n#~ msgid "Gone"\n#~ msgstr "Weg"\n`,
  );
  for (const phrase of ['Home', 'About', 'Gone']) expect(await german(phrase)).toBeNull();
});

test('a context tells apart phrases that read the same; without its own entry, the plain one counts', async () => {
  save(
    `${HEADER}msgid "Custom"\nmsgstr "Individuell"\n\nmsgctxt "limit"\nmsgid "Custom"\nmsgstr "Vereinbart"\n`,
  );
  expect(await german('Custom')).toBe('Individuell');
  expect(await german('Custom', 'limit')).toBe('Vereinbart');
  expect(await german('Custom', 'price')).toBe('Individuell');
});

test.each(LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE))(
  'the file of $name has a form for each category of its whole numbers',
  ({ code }) => {
    const file = parsePo(readFileSync(languageFile(CONTENT, code), 'utf8'));
    const formOf = pluralRule(code, file);
    const forms = new Set(Array.from({ length: 200 }, (_, number) => formOf(number)));
    expect(file.headers['Plural-Forms']).toContain(`nplurals=${forms.size};`);
    expect(Math.max(...forms)).toBe(forms.size - 1);
  },
);

test('a page shows the form of its number, of as many as its file has', async () => {
  const rule = 'nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;';
  const french = `msgid ""\nmsgstr "Plural-Forms: ${rule}\\n"\n\nmsgctxt "under a figure"\nmsgid "acres"\nmsgid_plural "acres"\nmsgstr[0] "UN"\nmsgstr[1] "MILLIONS"\nmsgstr[2] "AUTRES"\n`;
  const { document } = await renderPage('/fr/showcase', { files: { 'languages/fr.po': french } });
  expect(textOf(document)).toMatch(/497\s*AUTRES/);
});

test('the previous version of an edited file leaves the memory once it is not needed', async () => {
  const parse = readLanguageFile('languages/de.po');
  const text = readFileSync(languageFile('content', 'de'), 'utf8');
  const editedOnce = () => {
    const before = parse(text, undefined).value;
    const edited = parse(text, before).value;
    return { before: new WeakRef(before ?? {}), faults: edited?.read().faults, edited };
  };
  const { before, faults: found, edited } = editedOnce();
  // A WeakRef holds its target until the event loop turns.
  await setImmediate();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  expect(found).toEqual([]);
  expect(edited).toBeDefined();
  expect(before.deref() === undefined).toBe(true);
});
