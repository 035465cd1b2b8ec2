import { call } from './calls.js';
import { ask, element, reload, tell } from './dialogs.js';
import { labelOf } from './fields.js';

/** The earlier versions of a file, perhaps a broken one. One click restores any of them. */
export async function versionsOf(file, fault) {
  const versions = await call(`versions?file=${encodeURIComponent(file)}`);
  const rows = versions.map((version, index) => {
    const button = element('button', version.isPresent ? 'As it is now' : 'Take this one');
    button.value = String(index);
    button.disabled = version.isPresent === true;
    return rowOf(version, withLabels(file, version.what), button);
  });
  const chosen = await ask({
    title: versions.length > 0 ? `Versions of ${file}` : `There is no earlier version of ${file} yet`,
    parts: [...(fault ? [element('p', fault)] : []), element('table', ...rows)],
    answers: [['', 'Close']],
  });
  if (chosen) await takeBack({ ...versions[Number(chosen)], file });
}

/** `Edit faq.json: hero` names fields as the file does; the list names them as the form does. */
function withLabels(file, what) {
  const [before, names] = what.split(`Edit ${file}: `);
  if (!names) return what;
  const labels = names.split(', ').map((name) => labelOf(file, name));
  return `${before}Edit ${file}: ${labels.join(', ')}`;
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
    title: removed.length > 0 ? 'Removed files' : 'No file has been removed yet',
    parts: [element('table', ...rows)],
    answers: [['', 'Close']],
  });
  if (chosen) await takeBack(removed[Number(chosen)]);
}

function rowOf({ time, who }, what, button) {
  const day = new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return element('tr', element('td', day), element('td', who), element('td', what), element('td', button));
}

async function takeBack({ file, as, id }) {
  const { note } = await call('restore', { file, as, id });
  tell(`Took ${file} back.`, note);
  reload();
}
