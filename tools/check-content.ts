import { LanguageFiles } from '../app/content/language-files.server.ts';
import { readEnvironment } from '../server/settings.ts';
import { toolCommand } from '../server/home-folder.ts';
import { main, noWords, runTool } from './cli.ts';
import { checkContent } from './content/check-content.ts';
import { writeSchemas } from './content/json-schemas.ts';
import { untranslated, untranslatedLines } from './content/untranslated.ts';

const USAGE = `Prints each problem of the content folder and of its translations with file, line and column, what was found and what is
expected, then what translators have to do. Also writes the JSON Schemas for editors into the content folder.

Usage: ${toolCommand('check-content')}`;

await main((args) =>
  runTool(
    {
      usage: USAGE,
      options: {},
      async run(_, words, { print, complain }) {
        noWords(words);
        const { contentDir } = readEnvironment();
        try {
          writeSchemas(contentDir);
        } catch (error) {
          complain(`The schemas for editors were not written: ${String(error)}`);
        }
        const { problems: found, texts, empty } = await checkContent(contentDir);
        const languages = new LanguageFiles(contentDir, () => {});
        const problems = [...found, ...(await languages.faults())];
        for (const problem of problems) print(problem);
        const summary = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
        print(problems.length === 0 ? 'All content files are in order' : summary);
        const open = untranslated(texts, (code) => languages.dictionary(code));
        for (const line of untranslatedLines(open)) print(line);
        if (empty.length > 0) print(`owner.json says nothing yet of: ${empty.join(', ')}`);
        return problems.length === 0 ? 0 : 1;
      },
    },
    args,
  ),
);
