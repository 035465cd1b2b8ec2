import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { RICH_TEXT } from './rich-text.ts';

test.each([
  ['A | B', '| A | B |'],
  ['| A | B |', '| A | B |'],
  [String.raw`A \| B | C \|`, String.raw`| A \| B | C \| |`],
  [String.raw`A \\| B`, String.raw`| A \\ | B |`],
  ['A || B', '| A |  | B |'],
])('a bar separates cells unless a backslash escapes it: %s', (row, head) => {
  const table = registered().components.find(({ id }) => id === 'table');
  expect(table?.toBlock({ rows: row }).split('\n')[0]).toBe(head);
});

test('a bar in a cell does not end the cell when rich text is written', () => {
  const Compiler = { prototype: { visitors: { tableCell: (_cell: string[]) => '' } } };
  for (const plugin of registered().plugins) plugin.call({ Compiler });
  const { tableCell } = Compiler.prototype.visitors;
  const written = tableCell.call({ all: (cell: string[]) => cell }, ['A | ', String.raw`B \| C`]);
  expect(written).toBe(String.raw`A \| B \| C`);
});

interface Component {
  id: string;
  toBlock: (values: Record<string, string>) => string;
}

/** The parts that the script registers with Decap CMS. */
function registered() {
  const components: Component[] = [];
  const plugins: ((this: object) => void)[] = [];
  runInNewContext(RICH_TEXT, {
    CMS: {
      registerEditorComponent: (component: Component) => components.push(component),
      registerRemarkPlugin: (plugin: (this: object) => void) => plugins.push(plugin),
    },
  });
  return { components, plugins };
}
