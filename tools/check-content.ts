import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../server/env.ts';
import { checkContent } from './content/check-content.ts';
import { jsonSchemas } from './content/json-schemas.ts';
import { untranslated, untranslatedLines } from './content/untranslated.ts';
import { LanguageFiles } from '../app/language/language-files.server.ts';
import { terminal } from './terminal.ts';

/**
 * `npm run check:content`: prints each problem of the content folder and of the translations in it with file, line and
 * column, what was found and what is expected, then what translators have to do. Exit code 1 when there is a problem.
 * `-- --write-schemas` also writes the JSON Schemas for editors into the content folder.
 */
const { values } = parseArgs({ options: { 'write-schemas': { type: 'boolean', default: false } } });
const { contentDir } = readEnvironment();
if (values['write-schemas']) {
  mkdirSync(join(contentDir, 'schemas'), { recursive: true });
  for (const [path, schema] of jsonSchemas()) writeFileSync(join(contentDir, path), schema);
}

const { problems: contentProblems, texts } = await checkContent(contentDir);
const languages = new LanguageFiles(contentDir, () => {});
const problems = [...contentProblems, ...(await languages.faults())];
const summary = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
for (const problem of problems) terminal.print(problem);
terminal.print(problems.length === 0 ? 'All content files are in order' : summary);
for (const line of untranslatedLines(untranslated(texts, (code) => languages.dictionary(code))))
  terminal.print(line);
process.exitCode = problems.length === 0 ? 0 : 1;
