import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { SETTINGS } from '../../server/settings/settings.ts';

const DOCUMENT = 'docs/operations.md';

test('the table of settings is made from the code; vitest -u writes it', async () => {
  const written = readFileSync(DOCUMENT, 'utf8').replace(/^\| variable \|.*?\n\n/ms, () => `${table()}\n\n`);
  expect(written).toContain(table());
  await expect(written).toMatchFileSnapshot(`../../${DOCUMENT}`);
});

function table(): string {
  const rows = Object.entries(SETTINGS.entries).map(([name, { wrapped, default: text }]) => [
    `\`${name}\``,
    text === undefined ? 'none' : `\`${text}\``,
    v.getDescription(wrapped),
    v.getMetadata(wrapped).meaning,
    'secret' in v.getMetadata(wrapped) ? 'yes' : '',
  ]);
  return [
    ['variable', 'default', 'allowed', 'meaning', 'never shown'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
