import { call } from './calls.js';
import { ask, element } from './dialogs.js';

/** The earlier versions of a file. One click restores any of them. */
export async function versionsOf(file) {
  const versions = await call(`versions?file=${encodeURIComponent(file)}`);
  const rows = versions.map((version, index) => {
    // A commit is the file after it, and the first one is the file of today.
    const isPresent = index === 0 && version.who !== '';
    const button = element('button', isPresent ? 'As it is now' : 'Take this one');
    button.value = version.id;
    button.disabled = isPresent;
    return rowOf(version, version.what, button);
  });
  const id = await ask({
    title: versions.length > 0 ? `Versions of ${file}` : `There is no earlier version of ${file} yet`,
    parts: [element('table', ...rows)],
    answers: [['', 'Close']],
  });
  if (id) await takeBack({ file, id });
}

/** Files and pictures that were removed. */
export async function removedFiles() {
  const removed = await call('removed');
  const rows = removed.map((version, index) => {
    const button = element('button', 'Take it back');
    button.value = String(index);
    return rowOf(version, version.file, button);
  });
  const chosen = await ask({
    title: removed.length > 0 ? 'Removed files' : 'No file was removed yet',
    parts: [element('table', ...rows)],
    answers: [['', 'Close']],
  });
  if (chosen) await takeBack(removed[Number(chosen)]);
}

function rowOf({ time, who }, what, button) {
  const day = new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return element('tr', element('td', day), element('td', who), element('td', what), element('td', button));
}

async function takeBack({ file, id }) {
  await call('restore', { file, id });
  location.reload();
}
