import { SHIPPED_CONTENT, toolCommand, VERSION } from '../server/process/home-folder.ts';
import { parseEnvironment } from '../server/settings/settings.ts';
import { main, noWords, tool } from '../operator/cli.ts';
import { BUILT_IN, builtInFrom } from './content/built-in.ts';
import { checkContent, emptyOwnerFields } from './content/check-content.ts';
import { writeSchemas } from './content/json-schemas.ts';

const USAGE = `Prints each problem of the content folder and of its translations with file, line and column, what was found and what is
expected. Also writes the JSON Schemas for editors into the content folder.

Usage: ${toolCommand('check-content')}`;

await main(
  tool({
    usage: USAGE,
    options: {},
    async run(_, words, { print, complain }) {
      noWords(words);
      const { contentDir } = parseEnvironment(process.env);
      try {
        writeSchemas(contentDir);
      } catch (error) {
        complain(`The schemas for editors were not written: ${String(error)}`);
      }
      const problems = await checkContent(contentDir);
      for (const problem of problems) print(problem);
      const summary = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
      print(problems.length === 0 ? 'All content files are in order' : summary);
      const empty = await emptyOwnerFields(contentDir);
      if (empty.length > 0) print(`Not yet in owner.json: ${empty.join(', ')}`);
      const isOfRepository = VERSION === undefined && contentDir === SHIPPED_CONTENT;
      if (isOfRepository && problems.length === 0 && (await builtInFrom(contentDir)) !== BUILT_IN)
        print('The built-in texts differ from these files: npm run built-in updates them');
      return problems.length === 0 ? 0 : 1;
    },
  }),
);
