import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../app/language/languages.ts';
import { checkDictionary } from './phrases/check-dictionary.ts';
import { spokenPhrases } from './phrases/spoken.ts';

/**
 * `npm run check:phrases [-- --write]`: what each dictionary lacks of what the site says. `--write` puts the
 * missing phrases into the files with an empty translation, ready to be filled in.
 */
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const build = await import(pathToFileURL(resolve('build/server/index.js')).href);
const spoken = await spokenPhrases(build, process.env.CONTENT_DIR ?? 'content');

for (const { code } of LANGUAGES) {
  const path = `app/language/dictionaries/${code}.json`;
  if (code === DEFAULT_LANGUAGE || !existsSync(path)) continue;
  const dictionary: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
  const faults = checkDictionary(dictionary, spoken);
  for (const { phrase, fault } of faults) console.log(`${path}: ${fault}: ${JSON.stringify(phrase)}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${path}: complete, ${Object.keys(dictionary).length} phrases`);
  if (!values.write) continue;
  for (const phrase of spoken) dictionary[phrase] ??= '';
  writeFileSync(path, `${JSON.stringify(dictionary, null, 2)}\n`);
}
