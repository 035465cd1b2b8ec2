import { FolderBackend, hasSaved } from './folder-backend.js';
import { previewOf } from './preview/preview.js';
import { offerFinding } from './find.js';
import { rememberForms } from './fields.js';
import { dayControl, linkControl, tellFaults } from './widgets.js';
import { takeUploads } from './uploads.js';
import { HANDLE, moveByKeys } from './move.js';
import { takePastes } from './paste.js';
import { Sentence } from './calls.js';
import { refuse, reload, tellAgain } from './dialogs.js';

// Decap CMS draws the forms (https://decapcms.org/docs/). These modules add what it does not do.

const { forthright, ...config } = await (await fetch('/admin/config.json')).json();

const form = { fromFile: JSON.parse, toFile: (data) => JSON.stringify(data) };
CMS.registerCustomFormat('json', 'json', form);
CMS.registerBackend('folder', FolderBackend);
CMS.registerWidget('link', linkControl(forthright.pages));
CMS.registerWidget('day', dayControl());
tellFaults(['string', 'text', 'number', 'select', 'image', 'markdown', 'boolean', 'link', 'day']);

const names = config.collections.flatMap(({ name, files = [] }) => [name, ...files.map((file) => file.name)]);
for (const name of names) CMS.registerPreviewTemplate(name, previewOf(forthright));
CMS.registerPreviewStyle('/admin/preview/preview.css');
rememberForms(config.collections);
offerFinding();
takeUploads();
takePastes();
moveByKeys();
tellAgain();

// The tool's answer to a button of this window.
addEventListener('unhandledrejection', (event) => {
  if (!(event.reason instanceof Sentence)) return;
  event.preventDefault();
  refuse(event.reason.message);
});

const style = document.createElement('link');
Object.assign(style, { rel: 'stylesheet', href: '/admin/editor.css' });
document.head.append(style);

// These buttons have no name: those of a list's entry are only icons, and the switch of a text is between two words.
new MutationObserver(() => {
  for (const handle of document.querySelectorAll(HANDLE)) {
    const title = titleOf(handle);
    handle.setAttribute('aria-label', `Move with the arrow keys: ${title}`);
    // Its instructions say that the space bar starts a move.
    handle.removeAttribute('aria-describedby');
    handle.previousElementSibling?.setAttribute('aria-label', `Open or close: ${title}`);
    handle.nextElementSibling?.setAttribute('aria-label', `Remove: ${title}`);
  }
  for (const mode of document.querySelectorAll('[role="switch"]:not([id], [aria-label])'))
    mode.setAttribute('aria-label', 'Markdown');
  // Decap CMS shows its messages above the buttons of the page, and keeps an old one beside a new one.
  for (const message of document.querySelectorAll('.Toastify__toast--error:not([hidden])')) {
    message.hidden = true;
    refuse(message.textContent);
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

// Decap CMS reads neither the entry of another address while a form is open, nor a list again after a save.
addEventListener('hashchange', (event) => {
  const [wasForm, isForm] = [event.oldURL, event.newURL].map((url) => url.includes('/entries/'));
  if (wasForm && isForm) {
    event.stopImmediatePropagation();
    // The document asks the editor before it is left.
    location.reload();
  } else if (wasForm && hasSaved()) reloadWithoutForm();
});

CMS.registerLocale('en', words(CMS.getLocale('en'), forthright.allowed));
CMS.init({ config });

/** Decap CMS may ask before it closes the form. An editor who stays gets the form's address back, and nothing is loaded. */
function reloadWithoutForm() {
  if (location.hash.includes('/entries/')) return;
  if (document.querySelector('label[for*="-field-"]')) requestAnimationFrame(reloadWithoutForm);
  else reload();
}

function titleOf(button) {
  const content = button.parentElement.nextElementSibling;
  const title = content?.querySelector('input, textarea')?.value ?? content?.textContent ?? '';
  return title.trim().slice(0, 60);
}

/** The window's words tell "saved" from "seen by visitors". */
function words(locale, allowed) {
  const en = structuredClone(locale);
  en.collection.sidebar.collections = 'Content';
  Object.assign(en.collection.collectionTop, {
    newButton: 'New %{collectionLabel}',
    newButtonAriaLabel: 'New %{collectionLabel}',
  });
  en.editor.editor.confirmLoadBackup =
    'This browser has kept text that you did not save. OK: continue with it. Cancel: use the saved text.';
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
  en.editor.editor.onDeletePublishedEntry = 'Remove this? "Removed files" can bring it back.';
  en.editor.editor.onDeleteWithUnsavedChanges = 'Remove this, with its unsaved changes?';
  Object.assign(en.ui.toast, {
    onFailToPersist: '%{details}',
    onFailToDelete: '%{details}',
    onFailToLoadEntries: '%{details}',
    entrySaved: 'Saved',
    missingRequiredField: 'Not saved: the form marks the fields that need a change.',
  });
  Object.assign(en.mediaLibrary.mediaLibraryModal, {
    mediaAssets: `Pictures and videos: ${allowed}`,
    images: `Pictures: ${allowed}`,
    noAssetsFound: 'Nothing here yet.',
    noImagesFound: 'No pictures yet.',
  });
  return en;
}
