import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { articleDrawingContent } from '../../site/content/files/article-drawings.ts';
import { pageContent } from '../../site/content/files/page.ts';
import { SCHEMAS } from '../../site/schemas.ts';

/** The path of a content file's schema, relative to the content folder, for text editors. */
export function schemaPath(name: string): string {
  return `schemas/${name.replace('.json', '.schema.json')}`;
}

/** The description that text editors show for every file. */
const PLACEHOLDERS =
  'Texts may hold {brand}, {product}, {email}, {year}, {price.startup}, {annual.startup}, {saving.startup} (or the id of another plan), {discount}, {questions}, {answers} and {languages}: content/README.md has the table.';

/** Writes the schemas into a content folder, where each file names its own by `$schema`. */
export function writeSchemas(contentDir: string): void {
  mkdirSync(join(contentDir, 'schemas'), { recursive: true });
  for (const [path, schema] of jsonSchemas()) writeFileSync(join(contentDir, path), schema);
}

/**
 * The JSON Schemas of the content files and of pages of blocks and drawings of articles, by path: completion and
 * explanations in editors.
 */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    [
      ...Object.values(SCHEMAS),
      { ...articleDrawingContent(''), name: 'figure.json' },
      { ...pageContent(''), name: 'page.json' },
    ].map(({ name, schema }) => [
      schemaPath(name),
      `${JSON.stringify({ ...toJsonSchema(schema, { typeMode: 'input', ignoreActions: ['brand', 'check'] }), description: PLACEHOLDERS }, withoutDefaults, 2)}\n`,
    ]),
  );
}

/** The default of a field is what the shipped file says, not the neutral value in its schema. */
function withoutDefaults(key: string, value: unknown): unknown {
  return key === 'default' ? undefined : value;
}
