import { LEGAL_SLUGS } from '../routes.ts';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { claimsOf, untrueClaims, type Claims } from '../../tests/fixtures/claims.ts';
import { editOf, makeEdit, SENTENCE, TRANSLATION, type Edit } from '../../tests/fixtures/content-edits.ts';
import { runs } from '../../tests/fixtures/effort.ts';
import { pageServices } from '../../tests/fixtures/page-context.ts';
import { renderPage, textOf } from '../../tests/fixtures/rendered-page.ts';
import { mixedTexts, readTexts } from '../../tests/fixtures/text-languages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, tagOf, type LanguageCode } from '../language/languages.ts';
import { localizePath } from '../language/localized-path.ts';
import { CONTENT_FILES } from './files/index.ts';

const filesOf = (pattern: string) => globSync(pattern, { cwd: 'content' }).toSorted();

const EDIT = fc.oneof(
  { weight: 3, arbitrary: editOf(filesOf('*.json')) },
  // The files with claims.
  { weight: 2, arbitrary: editOf(['home.json', 'pricing.json'], ['change a price', 'restore the file']) },
  { weight: 2, arbitrary: editOf(filesOf('{articles,legal}/*.md')) },
  { weight: 1, arbitrary: editOf(filesOf('languages/*.po')) },
);
const OTHERS = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE);

/** Edits of one content folder, one after the other while the site runs. */
const IN_A_ROW = 40;

test('random edits of content files never give a blank page, a mixed sentence or a claim that no file made', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(EDIT, { minLength: IN_A_ROW, maxLength: IN_A_ROW }),
      fc.nat(),
      async (edits, pick) => {
        const directory = mkdtempSync(join(tmpdir(), 'edits-'));
        try {
          cpSync('content', directory, { recursive: true });
          expect(await faultsAfter(edits, directory, pick)).toEqual([]);
        } finally {
          rmSync(directory, { recursive: true });
        }
      },
    ),
    { ...runs(2), endOnFailure: true },
  );
}, 300_000);

/** What visitors see wrong after the first edit that has a fault, with the edit and the address. */
async function faultsAfter(edits: readonly Edit[], directory: string, pick: number): Promise<unknown[]> {
  const services = pageServices(directory);
  // As at the start of the server: every file has a good version.
  for (const definition of CONTENT_FILES) await services.content.read(definition);
  for (const slug of LEGAL_SLUGS) await services.content.readDocument('legal', slug);
  await services.content.articles();
  const claims = [claimsOf(directory)];
  const deleted = new Set<string>();
  for (const [index, edit] of edits.entries()) {
    makeEdit(directory, edit);
    if (edit.change === 'delete the file') deleted.add(edit.file);
    claims.push(claimsOf(directory));
    const code = codeOf(edit.file) ?? OTHERS[(pick + (index % 2)) % OTHERS.length] ?? 'de';
    const path = await pathOf(edit, await services.content.paths());
    // A claim is looked for in English only, a mixed sentence in the other languages only.
    const isClaim = /^(?:home|pricing)\.json$/.test(edit.file);
    for (const language of isClaim ? [DEFAULT_LANGUAGE, code] : [code]) {
      const address = localizePath(language, path);
      const { status, document } = await renderPage(address, { services });
      const faults = faultsOf(document, language, claims);
      // A text that was deleted is gone: one that comes back broken was never good.
      const isGone = status === 503 && edit.file.endsWith('.md') && deleted.has(edit.file);
      if ((status !== 200 && !isGone) || faults.length > 0) return [{ edit, address, status, faults }];
    }
  }
  return [];
}

function codeOf(file: string): LanguageCode | undefined {
  return OTHERS.find((code) => file === `languages/${code}.po`);
}

/** A page that shows the file. */
async function pathOf({ file, place }: Edit, paths: ReadonlySet<string>): Promise<string> {
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  const own = [...paths].filter((path) =>
    file.startsWith('articles/') ? path === `/intel/${name}` : path.startsWith(`/${PAGES[name] ?? name}`),
  );
  const all = own.length > 0 ? own : [...paths];
  return all[place % all.length] ?? '/';
}

const PAGES: Readonly<Record<string, string>> = { blog: 'intel', home: '', common: '' };

function faultsOf(document: HTMLElement, code: LanguageCode, claims: readonly Claims[]): string[] {
  const texts = readTexts(document);
  const heading = textOf(document.querySelector('h1'));
  for (const script of document.querySelectorAll('script')) script.remove();
  const words = textOf(document.querySelector('main'));
  const known = texts.map(({ text, lang }) => ({ text, lang, isEnglish: text.includes(SENTENCE) }));
  return [
    ...(heading === '' || words.length < 40 ? [`blank: ${JSON.stringify(words)}`] : []),
    ...mixedTexts(document, code).map((text) => `mixed: ${text}`),
    ...known
      .filter(({ isEnglish, lang }) => isEnglish && lang !== 'en')
      .map(({ text }) => `unmarked: ${text}`),
    ...known
      .filter(({ text, lang }) => text.includes(TRANSLATION) && lang !== tagOf(code))
      .map(({ text }) => `marked as English: ${text}`),
    ...(code === DEFAULT_LANGUAGE ? untrueClaims(document, claims) : []),
  ];
}
