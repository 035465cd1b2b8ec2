import { call } from './calls.js';
import { element } from './dialogs.js';

/** A button on every page of the window that finds words, or the name of a picture, in every text of every file. */
export function offerFinding(collections) {
  const open = element('button', 'Find words');
  open.id = 'find';
  open.addEventListener('click', () => openFinding(collections));
  document.body.append(open);
}

function openFinding(collections) {
  const words = document.createElement('input');
  Object.assign(words, { type: 'search', placeholder: 'Words, or the name of a picture' });
  words.setAttribute('aria-label', words.placeholder);
  const status = element('p');
  status.setAttribute('role', 'status');
  const list = document.createElement('ul');
  const close = element('button', 'Close');
  close.type = 'button';
  const form = element(
    'form',
    element('h2', 'Find words'),
    words,
    element('p', element('button', 'Find'), close),
    status,
    list,
  );
  const dialog = element('dialog', form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const hits = await call(`search?words=${encodeURIComponent(words.value)}`);
    const count =
      hits.length === 1 ? '1 file has' : `${hits.length === 0 ? 'No file has' : `${hits.length} files have`}`;
    status.textContent = `${count} “${words.value}”`;
    list.replaceChildren(...hits.map((hit) => itemOf(hit, collections, dialog)));
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function itemOf({ file, title, text }, collections, dialog) {
  const link = element('a', title);
  link.href = addressOf(collections, file);
  link.addEventListener('click', () => dialog.close());
  return element('li', link, element('p', text));
}

/** The address of a file's form. */
function addressOf(collections, file) {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
  const owner = collections.find((one) =>
    one.folder === undefined ? one.files.some((each) => each.file === file) : one.folder === folder,
  );
  return owner ? `#/collections/${owner.name}/entries/${name}` : '#/';
}
