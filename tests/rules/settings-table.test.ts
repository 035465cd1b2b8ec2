import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VARIABLES } from '../../server/settings.ts';

const DOCUMENT = 'docs/operations.md';

test('the table of settings is made from the code; vitest -u writes it', async () => {
  const written = readFileSync(DOCUMENT, 'utf8').replace(/^\| variable \|.*?\n\n/ms, () => `${table()}\n\n`);
  expect(written).toContain(table());
  await expect(written).toMatchFileSnapshot(`../../${DOCUMENT}`);
});

function table(): string {
  const rows = Object.entries(VARIABLES).map(([name, { unset, kind, meaning }]) => [
    `\`${name}\``,
    unset,
    kind.allowed,
    meaning,
    kind.hidden ?? '',
  ]);
  return [
    ['variable', 'default', 'allowed', 'meaning', 'never shown'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
