import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ContentReport } from '../app/content/parse-with-defaults.ts';
import { ContentFolder } from '../app/content/content-folder.server.ts';
import { DOCUMENTS } from '../app/content/documents.ts';
import { CONTENT_FILES } from '../app/content/files/index.ts';
import { commonContent } from '../app/content/files/common.ts';
import { showcaseContent } from '../app/content/files/showcase.ts';
import { readEnvironment } from '../server/env.ts';
import { jsonSchemas } from './content/json-schemas.ts';
import { linkProblems } from './content/link-problems.ts';

/**
 * `npm run check:content`: what in the content files is not as the site expects it, a line each with file,
 * JSON path or line, what was found and what is expected; links that lead nowhere too. Exit code 1 when there is any. `-- --write-schemas` makes
 * the JSON Schemas for editors anew.
 */
const { values } = parseArgs({ options: { 'write-schemas': { type: 'boolean', default: false } } });
if (values['write-schemas']) {
  mkdirSync('content/schemas', { recursive: true });
  for (const [path, schema] of jsonSchemas()) writeFileSync(path, schema);
}

let faults = 0;
const folder = new ContentFolder(readEnvironment().contentDir, tell);
for (const definition of CONTENT_FILES) await folder.read(definition);
for (const slug of DOCUMENTS.articles) await folder.readDocument('articles', slug);
for (const slug of DOCUMENTS.legal) await folder.readDocument('legal', slug);
const common = await folder.read(commonContent);
const showcase = await folder.read(showcaseContent);
const links = linkProblems({ 'common.json': common.content, 'showcase.json': showcase.content });
for (const problem of links) tell({ kind: 'field', ...problem });
console.log(faults === 0 ? 'All content files are in order' : `${faults} to mend`);
process.exitCode = faults === 0 ? 0 : 1;

function tell(report: ContentReport) {
  faults += 1;
  const what =
    report.kind === 'unreadable'
      ? report.reason
      : `${report.path || 'the file'}: found ${report.found}, expected ${report.expected}`;
  console.log(`${report.file}: ${what}`);
}
