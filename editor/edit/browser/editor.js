import { FolderBackend } from './folder-backend.js';
import { previewOf } from './preview.js';
import { offerFinding } from './find.js';
import { rememberForms } from './fields.js';
import { linkControl, tellFaults } from './widgets.js';
import { takeUploads } from './uploads.js';
import { takePastes } from './paste.js';

// Decap CMS draws the forms (https://decapcms.org/docs/). These modules add what it does not do.

/** It moves an entry of a list. The button before it opens and closes the entry, the one after it removes it. */
const HANDLE = '[aria-roledescription="sortable"]';

const { forthright, ...config } = await (await fetch('/admin/config.json')).json();

const form = { fromFile: JSON.parse, toFile: (data) => JSON.stringify(data) };
CMS.registerCustomFormat('json', 'json', form);
CMS.registerBackend('folder', FolderBackend);
CMS.registerWidget('link', linkControl(forthright.pages));
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
rememberForms(config.collections);
offerFinding();
takeUploads();
takePastes();

const style = document.createElement('link');
Object.assign(style, { rel: 'stylesheet', href: '/admin/editor.css' });
document.head.append(style);

// The buttons of a list's entry are pictures only.
new MutationObserver(() => {
  for (const handle of document.querySelectorAll(HANDLE)) {
    const title = titleOf(handle);
    handle.setAttribute('aria-label', `Move: ${title}`);
    handle.previousElementSibling?.setAttribute('aria-label', `Open or close: ${title}`);
    handle.nextElementSibling?.setAttribute('aria-label', `Remove: ${title}`);
  }
}).observe(document.body, { childList: true, subtree: true });

// Removing an entry of a list asks first.
document.addEventListener(
  'click',
  (event) => {
    const button = event.target.closest?.(`${HANDLE} + button`);
    if (!button || window.confirm(`Remove this? ${titleOf(button)}`)) return;
    event.stopPropagation();
    event.preventDefault();
  },
  true,
);

// Decap CMS does not read the entry of another address when a form is open. The document asks before it leaves.
addEventListener('hashchange', (event) => {
  if (![event.oldURL, event.newURL].every((url) => url.includes('/entries/'))) return;
  event.stopImmediatePropagation();
  location.reload();
});

CMS.registerLocale('en', words(CMS.getLocale('en'), forthright.allowed));
CMS.init({ config });

function titleOf(button) {
  const content = button.parentElement.nextElementSibling;
  const title = content?.querySelector('input, textarea')?.value ?? content?.textContent ?? '';
  return title.trim().slice(0, 60);
}

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
  en.collection.sidebar.collections = 'Content';
  Object.assign(en.collection.collectionTop, {
    newButton: 'New %{collectionLabel}',
    newButtonAriaLabel: 'New %{collectionLabel}',
  });
  en.editor.editor.confirmLoadBackup =
    'This browser has kept what you wrote here and did not save. OK: go on with it. Cancel: take what is saved.';
  Object.assign(en.editor.editorToolbar, {
    backCollection: '%{collectionLabel}',
    changesSaved: 'Nothing to save',
    unsavedChanges: 'Not saved yet',
    publish: 'Save',
    published: 'Saved',
    publishing: 'Saving…',
    publishNow: 'Save',
    publishAndCreateNew: 'Save, and add another',
    publishAndDuplicate: 'Save, and copy',
    duplicate: 'Copy',
    deletePublishedEntry: 'Delete',
    deleteEntry: 'Delete',
    deployButtonLabel: 'The site',
  });
  en.editor.editor.onDeletePublishedEntry = 'Remove this? "Removed files" takes it back.';
  en.editor.editor.onDeleteWithUnsavedChanges = 'Remove this, with what is not saved yet?';
  Object.assign(en.ui.toast, {
    onFailToPersist: '%{details}',
    onFailToDelete: '%{details}',
    onFailToLoadEntries: '%{details}',
    entrySaved: 'Saved',
    missingRequiredField: 'Not saved: a field that is needed is empty. It is marked below.',
  });
  Object.assign(en.mediaLibrary.mediaLibraryModal, {
    mediaAssets: `Pictures and videos: ${allowed}`,
    images: `Pictures: ${allowed}`,
    noAssetsFound: 'Nothing here yet.',
    noImagesFound: 'No pictures yet.',
  });
  return en;
}
