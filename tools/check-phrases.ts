import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '../app/language/languages.ts';
import { checkDictionary, type DictionaryFault } from './phrases/check-dictionary.ts';
import { dictionaryPath, readDictionary } from './phrases/read-dictionary.ts';
import { everyPhrase, spokenPhrases, type SpokenPhrases } from './phrases/spoken.ts';

/**
 * `npm run check:phrases [-- --write]`: what each dictionary lacks of what the site says, by language and page.
 * `--write` puts the missing phrases into the files with an empty translation, ready to be filled in, and takes
 * out those that are said nowhere. Needs the build.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const build = await import(pathToFileURL(resolve('build/server/entry.server.js')).href);
const said = await spokenPhrases(build, process.env.CONTENT_DIR ?? 'content');
const spoken = everyPhrase(said);
const shared: Record<string, string[]> = JSON.parse(
  readFileSync('app/language/glossaries/shared-with-english.json', 'utf8'),
);

for (const { code } of LANGUAGES) if (code !== DEFAULT_LANGUAGE) check(code);

function check(code: LanguageCode) {
  const path = dictionaryPath(code);
  const dictionary = readDictionary(code);
  const sharedHere = new Set([...(shared.all ?? []), ...(shared[code] ?? [])]);
  const faults = checkDictionary(dictionary, { code, spoken, shared: sharedHere });
  for (const fault of faults) console.log(`${path}: ${tell(fault, said)}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${path}: complete, ${Object.keys(dictionary).length} phrases`);
  if (!values.write) return;
  const kept = Object.entries(dictionary).filter(([phrase]) => spoken.has(phrase));
  const missing = faults
    .filter(({ fault }) => fault === 'missing')
    .map(({ phrase }) => [phrase, ''] as const);
  writeFileSync(path, `${JSON.stringify(Object.fromEntries([...kept, ...missing]), null, 2)}\n`);
}

function tell({ phrase, fault }: DictionaryFault, { byPage }: SpokenPhrases): string {
  const pages = [...byPage].filter(([, usedPhrases]) => usedPhrases.has(phrase)).map(([page]) => page);
  const where = pages.length > 3 ? `${pages.length} pages` : pages.join(', ');
  return `${fault}: ${JSON.stringify(phrase)}${where ? ` (${where})` : ''}`;
}
