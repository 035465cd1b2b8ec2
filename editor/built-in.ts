import { writeFileSync } from 'node:fs';
import { main, noWords, tool } from '../operator/cli.ts';
import { builtInFrom } from './content/built-in.ts';

const USAGE = `Makes site/content/built-in.json anew from content/: what the site shows where a content file, or a field of it, is
missing. To be run after larger changes of content/, and committed.

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
