import { readFileSync, writeFileSync } from 'node:fs';
import { drawWordMark } from './fonts/word-mark.ts';

/**
 * `npm run logo`, or `npm run logo -- "Another Name"`: draws the name of content/common.json, or another one, as the
 * site's word mark. Needed after the brand was renamed; until then the site sets the new name as text.
 */
const FILE = 'app/shell/word-mark.ts';

const name = process.argv[2] ?? nameInContent();
const { box, path } = await drawWordMark(name);
writeFileSync(
  FILE,
  `/** Drawn by \`npm run logo\` (tools/logo.ts). */
export const WORD_MARK = {
  name: ${JSON.stringify(name)},
  box: '${box}',
  path: '${path}',
};
`,
);
console.log(`${FILE} shows ${name}: ${path.length} bytes`);

function nameInContent(): string {
  const { branding }: { branding: { name: string } } = JSON.parse(
    readFileSync('content/common.json', 'utf8'),
  );
  return branding.name;
}
