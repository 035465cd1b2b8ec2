import { FolderBackend } from './folder-backend.js';
import { previewOf } from './preview.js';
import { offerFinding } from './find.js';
import { linkControl, tellFaults } from './widgets.js';
import { takeUploads } from './uploads.js';

// Decap CMS draws the forms (https://decapcms.org/docs/). These modules add what it does not do.

const { forthright, ...config } = await (await fetch('/admin/config.json')).json();

const form = { fromFile: JSON.parse, toFile: (data) => JSON.stringify(data) };
CMS.registerCustomFormat('json', 'json', form);
CMS.registerBackend('folder', FolderBackend);
CMS.registerWidget('link', linkControl(forthright.pages));
CMS.registerEditorComponent({
  id: 'figure',
  label: 'Drawing',
  fields: [
    { name: 'name', label: 'Name', widget: 'string', hint: 'One of the drawings of articles.' },
    { name: 'caption', label: 'Caption', widget: 'text', required: false },
  ],
  pattern: /^```figure ([\w-]+)\n([^]*?)```$/,
  fromBlock: ([, name, caption]) => ({ name, caption: caption.trim() }),
  toBlock: ({ name, caption }) => `\`\`\`figure ${name}\n${caption ? `${caption}\n` : ''}\`\`\``,
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
  toBlock: ({ rows = '' }) => tableOf(rows),
  toPreview: ({ rows }) => rows,
});
tellFaults(['string', 'text', 'number', 'select', 'image', 'datetime', 'markdown', 'boolean']);

const names = config.collections.flatMap(({ name, files = [] }) => [name, ...files.map((file) => file.name)]);
for (const name of names) CMS.registerPreviewTemplate(name, previewOf(forthright));
CMS.registerPreviewStyle('/admin/preview.css');
offerFinding(config.collections);
takeUploads();

const style = document.createElement('link');
Object.assign(style, { rel: 'stylesheet', href: '/admin/editor.css' });
document.head.append(style);

// Removing a block asks first.
document.addEventListener(
  'click',
  (event) => {
    const button = event.target.closest?.('button');
    const bar = button?.parentElement;
    if (
      !bar?.className.includes?.('ListItemTopBar') ||
      bar.lastElementChild !== button ||
      bar.children.length < 3
    )
      return;
    const title = bar.parentElement?.textContent?.trim().split('\n')[0].slice(0, 60);
    if (!window.confirm(`Remove this${title ? `: ${title}` : ''}?`)) {
      event.stopPropagation();
      event.preventDefault();
    }
  },
  true,
);

CMS.registerLocale('en', words(CMS.getLocale('en'), forthright.allowed));
CMS.init({ config });

function tableOf(rows) {
  const [head = [], ...body] = rows
    .split('\n')
    .filter((row) => row.trim())
    .map((row) =>
      row
        .replaceAll(/^\s*\||\|\s*$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

/** The window's words keep apart "saved" and "seen by visitors". */
function words(locale, allowed) {
  const en = structuredClone(locale);
  Object.assign(en.editor.editorToolbar, {
    publish: 'Save',
    published: 'Saved',
    publishing: 'Saving…',
    publishNow: 'Save',
    publishAndCreateNew: 'Save, and add another',
    publishAndDuplicate: 'Save, and copy',
    deletePublishedEntry: 'Delete',
    deleteEntry: 'Delete',
  });
  Object.assign(en.ui.toast, {
    onFailToPersist: '%{details}',
    entrySaved: 'Saved',
    missingRequiredField: 'Not saved: a field that is needed is empty. It is marked below.',
  });
  Object.assign(en.mediaLibrary.mediaLibraryModal, {
    noAssetsFound: `Nothing here yet. You can upload ${allowed}.`,
    noImagesFound: `No pictures yet. You can upload ${allowed}.`,
  });
  return en;
}
