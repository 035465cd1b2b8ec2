import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LanguageFiles } from '../app/language/language-files.server.ts';
import { readEnvironment } from '../server/env.ts';
import { toolCommand } from '../server/home-folder.ts';
import { main, noWords, runTool } from './cli.ts';
import { checkContent } from './content/check-content.ts';
import { jsonSchemas } from './content/json-schemas.ts';
import { untranslated, untranslatedLines } from './content/untranslated.ts';

const USAGE = `Prints each problem of the content folder and of its translations with file, line and column, what was found and what is
expected, then what translators have to do.

Usage: ${toolCommand('check-content')} [--write-schemas]

  --write-schemas   also writes the JSON Schemas for editors into the content folder`;

await main((args) =>
  runTool(
    {
      usage: USAGE,
      options: { 'write-schemas': { type: 'boolean', default: false } },
      async run(values, words, { print }) {
        noWords(words);
        const { contentDir } = readEnvironment();
        if (values['write-schemas']) {
          mkdirSync(join(contentDir, 'schemas'), { recursive: true });
          for (const [path, schema] of jsonSchemas()) writeFileSync(join(contentDir, path), schema);
        }
        const { problems: found, texts } = await checkContent(contentDir);
        const languages = new LanguageFiles(contentDir, () => {});
        const problems = [...found, ...(await languages.faults())];
        for (const problem of problems) print(problem);
        const summary = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
        print(problems.length === 0 ? 'All content files are in order' : summary);
        const open = untranslated(texts, (code) => languages.dictionary(code));
        for (const line of untranslatedLines(open)) print(line);
        return problems.length === 0 ? 0 : 1;
      },
    },
    args,
  ),
);
