/**
 * What rich text has besides Markdown's own parts: a form for a drawing, which keeps its name, one for a table, and
 * cells with bars in them. A browser script for Decap CMS, as source text, because a release has no file of it.
 */
export const RICH_TEXT = String.raw`
CMS.registerEditorComponent({
  id: 'figure',
  label: 'Drawing',
  fields: [
    { name: 'name', label: 'Name', widget: 'string', hint: 'One of the drawings of articles.' },
    { name: 'caption', label: 'Caption', widget: 'text', required: false },
  ],
  pattern: /^\x60{3}figure ([\w-]+)\n([^]*?)\x60{3}$/,
  fromBlock: ([, name, caption]) => ({ name, caption: caption.trim() }),
  toBlock: ({ name, caption }) => '\x60\x60\x60figure ' + name + '\n' + (caption ? caption + '\n' : '') + '\x60\x60\x60',
  toPreview: ({ name }) => name,
});

CMS.registerEditorComponent({
  id: 'table',
  label: 'Table',
  fields: [
    {
      name: 'rows',
      label: 'Rows',
      widget: 'text',
      hint: 'A line for each row, the first with the headings; | between columns.',
    },
  ],
  pattern: /^TABLE$/,
  fromBlock: () => ({ rows: '' }),
  toBlock: ({ rows = '' }) => {
    const [head = [], ...body] = rows
      .split('\n')
      .filter((row) => row.trim())
      .map(cellsOf);
    return [head, head.map(() => '---'), ...body].map((cells) => '| ' + cells.join(' | ') + ' |').join('\n');
  },
  toPreview: ({ rows }) => rows,
});

// A bar that no backslash escapes: an even number of backslashes escape each other.
const BAR = /(?<=(?<!\\)(?:\\\\)*)\|/g;

// A row may have bars around it.
function cellsOf(row) {
  const cells = row.split(BAR).map((cell) => cell.trim());
  return cells.slice(
    cells.length > 1 && cells[0] === '' ? 1 : 0,
    cells.length > 1 && cells.at(-1) === '' ? -1 : undefined,
  );
}

// Decap CMS writes a bar in a cell as it is, and then the cell ends there. There is no compiler while Markdown is read.
CMS.registerRemarkPlugin(function escapeBars() {
  if (!this.Compiler) return;
  this.Compiler.prototype.visitors.tableCell = function cellOf(cell) {
    return this.all(cell).join('').replaceAll(BAR, '\\|');
  };
});
`;
