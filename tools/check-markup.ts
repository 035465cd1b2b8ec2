import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { localizePath } from '../app/language/localized-path.ts';
import type { LanguageCode } from '../app/language/languages.ts';
import { markupFaults } from '../tests/fixtures/html-rules.ts';
import { startSite } from '../tests/fixtures/site.ts';
import { SITE_PAGES } from '../tests/fixtures/site-pages.ts';

/**
 * `npm run check:markup`: every page, as the server sends it in six languages, is checked by html-validate
 * (tests/fixtures/html-rules.ts) and by the Nu Html Checker of the W3C. The latter needs Java; npm fetches it. Builds first
 * if the build is stale. Fails for any fault.
 */
const LANGUAGES: readonly LanguageCode[] = ['en', 'de', 'ar', 'ja', 'hi', 'th'];

/** Too large for a dependency (32 MB) that needs another runtime. */
const NU = 'vnu-jar@26.9.27';

/** What Nu says of correct pages. */
const NOT_FAULTS = [
  // Its CSS parser is years behind; tests/rules/browsers checks the sheets.
  'CSS: .*',
  // SVG 2 has it on every shape.
  'Attribute “pathLength” not allowed on element “line” at this point.',
  'Attribute “vector-effect” not allowed .*',
];

await import('./build-if-stale.ts');
const folder = mkdtempSync(join(tmpdir(), 'markup-'));
const site = await startSite();
const pages = LANGUAGES.flatMap((code) =>
  [...SITE_PAGES.map(({ path }) => path), '/nowhere'].map((path) => localizePath(code, path)),
);
let faults = 0;
for (const page of pages) {
  const html = await (await fetch(site.url + page)).text();
  const file = join(folder, `${page}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
  for (const fault of await markupFaults(html)) {
    faults += 1;
    console.log(`${page}: ${fault}`);
  }
}
await site.stop();
console.log(`html-validate: ${pages.length} pages, ${faults} faults`);

const java = spawnSync('java', ['-version']);
if (java.error) console.log('The Nu Html Checker was left out: it needs Java');
else {
  const { status } = spawnSync(
    'npx',
    ['--yes', `--package=${NU}`, 'vnu', '--errors-only', '--filterpattern', NOT_FAULTS.join('|'), folder],
    { stdio: 'inherit' },
  );
  console.log(`Nu Html Checker: ${status === 0 ? 'no faults' : 'faults, listed above'}`);
  if (status !== 0) faults += 1;
}
rmSync(folder, { recursive: true });
process.exitCode = faults > 0 ? 1 : 0;
