import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_FILES } from '../../app/content/files/index.ts';
import { jsonSchemas, schemaPath, writeSchemas } from './json-schemas.ts';

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

test('every field of a schema explains itself', () => {
  const silent: string[] = [];
  for (const [path, schema] of jsonSchemas()) collect(JSON.parse(schema), path, silent);
  expect(silent).toEqual([]);
});

interface SchemaNode {
  type?: string;
  description?: string;
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
}

function collect({ type, description, properties, items }: SchemaNode, path: string, silent: string[]) {
  if (type !== 'object' && !description && !path.endsWith('$schema') && !path.endsWith('[]'))
    silent.push(path);
  for (const [name, property] of Object.entries(properties ?? {}))
    collect(property, `${path}.${name}`, silent);
  if (items) collect(items, `${path}[]`, silent);
}
