import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_FILES } from '../../app/content/files/index.ts';
import { schemaPath, writeSchemas } from './json-schemas.ts';

test('the schema that a content file names is written beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  writeSchemas(folder);
  const schema = JSON.parse(readFileSync(join(folder, schemaPath('home.json')), 'utf8'));
  expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
  rmSync(folder, { recursive: true });
});

test('every content file names its schema, so that editors find it', () => {
  for (const { name } of CONTENT_FILES) {
    const { $schema } = JSON.parse(readFileSync(`content/${name}`, 'utf8'));
    expect($schema.replace('./', '')).toBe(schemaPath(name));
  }
});
