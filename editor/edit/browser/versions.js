import { call } from './calls.js';
import { ask, element } from './dialogs.js';

/** The earlier versions of a file. One click restores any of them. */
export async function versionsOf(file) {
  const versions = await call(`versions?file=${encodeURIComponent(file)}`);
  const rows = versions.map(({ id, time, who, what }, index) => {
    const button = element('button', index === 0 && who ? 'As it is now' : 'Take this one');
    button.value = id;
    button.disabled = index === 0 && who !== '';
    const day = new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
    return element('tr', element('td', day), element('td', who), element('td', what), element('td', button));
  });
  const id = await ask({
    title: versions.length > 0 ? `Versions of ${file}` : `There is no earlier version of ${file} yet`,
    parts: [element('table', ...rows)],
    answers: [['', 'Close']],
  });
  if (!id) return;
  await call('restore', { file, id });
  location.reload();
}
