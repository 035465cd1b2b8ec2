import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ContentFolder } from '../app/content/content-folder.server.ts';
import { CONTENT_FILES } from '../app/content/files/index.ts';
import { readEnvironment } from '../server/env.ts';
import { jsonSchemas } from './content/json-schemas.ts';

/**
 * `npm run check:content`: what in the content files is not as the site expects it, a line each with file,
 * JSON path, what was found and what is expected. Exit code 1 when there is any. `-- --write-schemas` makes
 * the JSON Schemas for editors anew.
 */
const { values } = parseArgs({ options: { 'write-schemas': { type: 'boolean', default: false } } });
if (values['write-schemas']) {
  mkdirSync('content/schemas', { recursive: true });
  for (const [path, schema] of jsonSchemas()) writeFileSync(path, schema);
}

let faults = 0;
const folder = new ContentFolder(readEnvironment().contentDir, (report) => {
  faults += 1;
  if (report.kind === 'unreadable') console.log(`${report.file}: ${report.reason}`);
  else
    console.log(
      `${report.file}: ${report.path || 'the file'}: found ${report.found}, expected ${report.expected}`,
    );
});
for (const definition of CONTENT_FILES) await folder.read(definition);
console.log(faults === 0 ? `${CONTENT_FILES.length} content files, all in order` : `${faults} to mend`);
process.exitCode = faults === 0 ? 0 : 1;
