import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cutFonts } from './fonts/cut-fonts.ts';
import { fontsCss, subsetSheets } from './fonts/fonts-css.ts';

/**
 * `npm run fonts`: writes the subsets of the brand's fonts that the site serves, and the style sheets that declare them
 * and the system fonts of the first paint. The files are committed. Run it after changing a font package or a file in
 * `tools/fonts/`.
 */
const FOLDER = 'app/styles/fonts';

for (const name of readdirSync(FOLDER)) if (name.endsWith('.woff2')) rmSync(`${FOLDER}/${name}`);
for (const { file, data } of await cutFonts()) {
  writeFileSync(`${FOLDER}/${file}`, data);
  console.log(file, data.length);
}
writeFileSync('app/styles/fonts.css', await fontsCss());
for (const [file, css] of Object.entries(subsetSheets())) writeFileSync(`app/styles/${file}`, css);
