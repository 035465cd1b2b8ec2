import { call } from './calls.js';
import { element } from './dialogs.js';
import { collectionOf } from './fields.js';
import { removedFiles } from './versions.js';

/**
 * Two buttons on every page of the window: one finds words, or the name of a picture, in every text of every file, the
 * other lists the files that were removed.
 */
export function offerFinding() {
  const find = element('button', 'Find words');
  find.addEventListener('click', openFinding);
  const removed = element('button', 'Removed files');
  removed.addEventListener('click', () => void removedFiles());
  const bar = element('div', find, removed);
  bar.id = 'find';
  document.body.append(bar);
}

function openFinding() {
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
    const count = hits.length === 1 ? '1 file' : `${hits.length} files`;
    status.textContent = `Found in ${count}: “${words.value}”`;
    list.replaceChildren(...hits.map((hit) => itemOf(hit)));
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function itemOf({ file, title, text }) {
  const address = addressOf(file);
  if (!address) return element('li', `${title} (in a text editor: it has no form)`, element('p', text));
  // In a new tab, so that the open form keeps its text.
  const link = Object.assign(element('a', title), { href: address, target: '_blank' });
  return element('li', link, element('p', text));
}

/** The address of a file's form; empty for a file without one. */
function addressOf(file) {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const owner = collectionOf(file);
  return owner ? `#/collections/${owner.name}/entries/${name}` : '';
}
