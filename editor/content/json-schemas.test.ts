import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCHEMAS } from '../../site/schemas.ts';
import { schemaPath, writeSchemas } from './json-schemas.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

test('the schema that a content file names is written beside it', () => {
  const folder = temporaryFolder();
  writeSchemas(folder);
  const schema = JSON.parse(readFileSync(join(folder, schemaPath('home.json')), 'utf8'));
  expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
});

test('every content file names its schema, so that editors find it', () => {
  for (const { name } of Object.values(SCHEMAS)) {
    const { $schema } = JSON.parse(readFileSync(`content/${name}`, 'utf8'));
    expect($schema.replace('./', '')).toBe(schemaPath(name));
  }
});
