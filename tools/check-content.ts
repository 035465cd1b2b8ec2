import { readEnvironment } from '../server/env.ts';
import { checkContent } from './content/check-content.ts';
import { writeSchemas } from './content/json-schemas.ts';
import { untranslated, untranslatedLines } from './content/untranslated.ts';
import { LanguageFiles } from '../app/language/language-files.server.ts';
import { terminal } from './terminal.ts';

/**
 * `npm run check:content`: prints each problem of the content folder and of the translations in it with file, line and
 * column, what was found and what is expected, then what translators have to do. Exit code 1 when there is a problem.
 * It also writes the JSON Schemas for editors into the content folder.
 */
const { contentDir } = readEnvironment();
try {
  writeSchemas(contentDir);
} catch (error) {
  terminal.complain(`The schemas for editors were not written: ${String(error)}`);
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
