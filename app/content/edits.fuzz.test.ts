import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { TEST_ALL } from '../../tests/fixtures/effort.ts';
import { pageServices } from '../../tests/fixtures/page-context.ts';
import { renderPage, textOf } from '../../tests/fixtures/rendered-page.ts';
import { mixedTexts } from '../../tests/fixtures/text-languages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../language/languages.ts';
import { localizePath } from '../language/localized-path.ts';
import { LEGAL_SLUGS } from '../routes.ts';
import { CONTENT_FILES } from './files/index.ts';
import { annualPrice, monthlySaving } from './figures.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

/** What an editor may do to the text of a file; undefined deletes it. */
const TEXT_EDITS: readonly ((text: string, at: number, shipped: string) => string | undefined)[] = [
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + '"{}[],:\\\nx7-'[at % 12] + text.slice(at),
  (text, at) => text.slice(0, at) + '\nQuillow the {nothing} with your zorvex.\n' + text.slice(at),
  () => '',
  () => undefined,
  (_text, _at, shipped) => shipped,
];
/** What may stand in place of a value of JSON. */
const VALUES = [
  7,
  true,
  null,
  [],
  {},
  '',
  ' ',
  ['x'],
  'Quillow the brackens with your zorvex',
  '{price.none}',
];

const filesOf = (pattern: string) => globSync(pattern, { cwd: 'content' }).toSorted();
const inText = (files: string[]) =>
  fc.record({ file: fc.constantFrom(...files), edit: fc.constantFrom(...TEXT_EDITS), place: fc.nat() });
const inJson = (files: string[], values: fc.Arbitrary<unknown>, name = /./) =>
  fc.record({ file: fc.constantFrom(...files), place: fc.nat(), value: values, name: fc.constant(name) });

const EDIT = fc.oneof(
  inJson(filesOf('*.json'), fc.constantFrom(undefined, ...VALUES)),
  inJson(['pricing.json'], fc.oneof(fc.nat(999), fc.nat(999).map(String)), /^price$/),
  inText(filesOf('*.json')),
  inText(filesOf('{articles,legal}/*.md')),
  inText(filesOf('languages/*.po')),
);
type Edit = typeof EDIT extends fc.Arbitrary<infer One> ? One : never;

const OTHERS = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE);

test.runIf(TEST_ALL)(
  'random edits of content files never give a blank page, a mixed sentence or a price that no file made',
  async () => {
    await fc.assert(
      // Edits of one folder, one after the other while the site runs.
      fc.asyncProperty(fc.array(EDIT, { minLength: 40, maxLength: 40 }), fc.nat(20), async (edits, turn) => {
        const folder = temporaryFolder();
        cpSync('content', folder, { recursive: true });
        expect(await makeEdits(folder, edits, OTHERS[turn] ?? 'de')).toEqual([]);
      }),
      // As many as a busy machine has time for.
      { numRuns: 20, endOnFailure: true, interruptAfterTimeLimit: 200_000 },
    );
  },
  300_000,
);

/** What visitors see wrong after the first edit that has a fault, with the address and the edit. */
async function makeEdits(folder: string, edits: readonly Edit[], other: LanguageCode): Promise<unknown[]> {
  const services = pageServices(folder);
  // As at the start of the server: every file has a good version.
  for (const definition of CONTENT_FILES) await services.content.read(definition);
  for (const slug of LEGAL_SLUGS) await services.content.readDocument('legal', slug);
  await services.content.articles();
  const prices = new Set(pricesIn(folder));
  for (const edit of edits) {
    makeEdit(folder, edit);
    for (const price of pricesIn(folder)) prices.add(price);
    const own = OTHERS.find((code) => edit.file === `languages/${code}.po`) ?? other;
    const path = pathOf(edit, await services.content.paths());
    for (const code of [DEFAULT_LANGUAGE, own]) {
      const { status, document } = await renderPage(localizePath(code, path), { services });
      // A text that was deleted is gone: one that comes back broken was never good.
      const isAnswered = status === 200 || (status === 503 && edit.file.endsWith('.md'));
      const faults = [...(isAnswered ? [] : [status]), ...faultsOf(document, code, prices)];
      if (faults.length > 0) return [localizePath(code, path), edit, String(Object.values(edit)[1]), faults];
    }
  }
  return [];
}

function faultsOf(document: HTMLElement, code: LanguageCode, prices: ReadonlySet<number>): string[] {
  for (const script of document.querySelectorAll('script')) script.remove();
  const isBlank =
    textOf(document.querySelector('h1')) === '' || textOf(document.querySelector('main')).length < 40;
  const claims = amountsOf(document).filter((amount) => !prices.has(amount));
  return [
    ...(isBlank ? ['blank'] : []),
    // Prices are looked for in English, mixed sentences in the other languages.
    ...(code === DEFAULT_LANGUAGE ? claims.map((amount) => `${amount}`) : mixedTexts(document, code)),
  ];
}

function makeEdit(folder: string, edit: Edit) {
  const path = join(folder, edit.file);
  const shipped = readFileSync(join('content', edit.file), 'utf8');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : shipped;
  if ('edit' in edit) {
    // At the end of a word: half a word may be one of another language.
    const at = Math.max(0, text.indexOf(' ', edit.place % (text.length + 1)));
    const changed = edit.edit(text, at, shipped);
    return changed === undefined ? rmSync(path, { force: true }) : writeFileSync(path, changed);
  }
  let named = 0;
  const replaced = (place: number) =>
    JSON.parse(shipped, (name, value: unknown) => {
      if (!edit.name.test(name)) return value;
      named += 1;
      return named === place ? edit.value : value;
    });
  replaced(0);
  const place = (edit.place % named) + 1;
  named = 0;
  return writeFileSync(path, JSON.stringify(replaced(place)));
}

/** A page that shows the file. */
function pathOf({ file, place }: Edit, paths: ReadonlySet<string>): string {
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  const start = { blog: '/intel', home: '/', common: '/' }[name] ?? `/${name}`;
  const all = [...paths].filter((path) => path === `/intel/${name}` || path.startsWith(start));
  return all[place % all.length] ?? [...paths][place % paths.size] ?? '/';
}

/** What the plans of a folder's file cost by month and by year, as the page may say it. */
function pricesIn(folder: string): number[] {
  const path = join(folder, 'pricing.json');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const prices = Array.from(text.matchAll(/"price":\s*(\d+)/g), ([, price]) => Number(price));
  return prices.flatMap((price) => [
    price,
    annualPrice(price),
    12 * annualPrice(price),
    monthlySaving(price),
  ]);
}

function amountsOf(document: HTMLElement): number[] {
  const shown = document.querySelectorAll('.plan .price').map(textOf).join(' ');
  return Array.from(shown.matchAll(/\$([\d,]+)/g), ([, amount = '']) => Number(amount.replaceAll(',', '')));
}
