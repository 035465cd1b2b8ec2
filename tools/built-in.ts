import { writeFileSync } from 'node:fs';
import { main, noWords, tool } from './cli.ts';
import { builtInFrom } from './content/built-in.ts';

const USAGE = `Makes app/content/built-in.json anew from content/: what the site shows where a content file, or a field of it, is
missing. To be run after larger changes of content/, and committed.

Usage: npm run built-in`;

await main(
  tool({
    usage: USAGE,
    options: {},
    async run(_, words) {
      noWords(words);
      writeFileSync('app/content/built-in.json', await builtInFrom('content'));
    },
  }),
);
