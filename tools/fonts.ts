import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cutFonts } from './fonts/cut-fonts.ts';
import { fontsCss, pieceSheets } from './fonts/fonts-css.ts';

/**
 * `node tools/fonts.ts`: cuts the brand's fonts into the pieces that the site serves, and writes the style sheets
 * that name them and the system fonts of the first paint. The files are committed: run it after a change of a font
 * package or of what is in tools/fonts/.
 */
const FOLDER = 'app/styles/fonts';

for (const name of readdirSync(FOLDER)) if (name.endsWith('.woff2')) rmSync(`${FOLDER}/${name}`);
for (const { file, data } of await cutFonts()) {
  writeFileSync(`${FOLDER}/${file}`, data);
  console.log(file, data.length);
}
writeFileSync('app/styles/fonts.css', await fontsCss());
for (const [file, css] of Object.entries(pieceSheets())) writeFileSync(`app/styles/${file}`, css);
