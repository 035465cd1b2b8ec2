import { writeFileSync } from 'node:fs';
import { main, noWords, tool } from '../operator/cli.ts';
import { builtInFrom } from './content/built-in.ts';

const USAGE = `Generates site/content/built-in.json from content/: the texts that the site shows where a content file, or a field of it,
is missing. Run it after larger changes of content/, and commit the file.

Usage: npm run built-in`;

await main(
  tool({
    usage: USAGE,
    options: {},
    async run(_, words) {
      noWords(words);
      writeFileSync('site/content/built-in.json', await builtInFrom('content'));
    },
  }),
);
