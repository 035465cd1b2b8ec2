import { call, Sentence, upload } from './calls.js';
import { ask, box, element, field, reload, tell } from './dialogs.js';
import { uploadOf } from './uploads.js';
import { labelOf, rememberFaults } from './fields.js';
import { versionsOf } from './versions.js';
import { markFaults } from './widgets.js';

/** The version of a file after this window saved it, by the version that its form was opened with. */
const saved = new Map();

/** Whether this window has saved anything since it was loaded. */
export function hasSaved() {
  return saved.size > 0;
}

/** The content folder, for Decap CMS (https://decapcms.org/docs/custom-backends/). */
export class FolderBackend {
  isGitBackend() {
    return false;
  }
  status() {
    return Promise.resolve({ auth: { status: true }, api: { status: true, statusPage: '' } });
  }
  authComponent() {
    return () => window.h('p', {}, 'Opening the content folder');
  }
  restoreUser() {
    return Promise.resolve({});
  }
  authenticate() {
    return Promise.resolve({});
  }
  logout() {}
  getToken() {
    return Promise.resolve('');
  }
  traverseCursor() {
    return Promise.resolve({ entries: [], cursor: undefined });
  }

  async entriesByFolder(folder) {
    const entries = await call(`entries?folder=${encodeURIComponent(folder)}`);
    return entries.map(({ file, values }) => entryOf(file, values));
  }
  allEntriesByFolder(folder) {
    return this.entriesByFolder(folder);
  }
  async entriesByFiles(files) {
    const entries = await call('entries?folder=');
    return files.map(({ path, label }) => {
      const values = entries.find(({ file }) => file === path)?.values ?? {};
      return { ...entryOf(path, values), file: { path, id: path, label } };
    });
  }
  async getEntry(path) {
    const { file, values } = await call(`entry?file=${encodeURIComponent(path)}`).catch((error) => {
      // A broken file.
      if (error.status === 422) void versionsOf(path, error.message);
      throw error;
    });
    if (values === null) throw new Sentence(`${file} no longer exists.`);
    return entryOf(file, values);
  }

  /** An error of saving is shown at its field; nothing is lost. */
  async persistEntry({ dataFiles: [dataFile], assets }, { newEntry = false }) {
    await introduced();
    let text = dataFile.raw;
    // Files dropped into the window; chosen files are uploaded already (uploads.js).
    for (const { path, fileObj } of assets.filter((asset) => !uploadOf(nameIn(asset.path)))) {
      const { name } = await upload(fileObj.name, fileObj);
      text = text.replaceAll(nameIn(path), name);
    }
    const values = JSON.parse(text);
    const opened = values._version ?? 'new';
    const save = { file: dataFile.path, isNew: newEntry, values, version: latest(opened) };
    let answer = await call('save', save);
    if (answer.conflict) answer = await settled(save, answer.conflict);
    if (answer.faults) {
      rememberFaults(answer.faults, values);
      markFaults();
      throw new Sentence(answer.faults.map((fault) => sentenceOf(save.file, fault)).join(' '));
    }
    rememberFaults([]);
    saved.set(opened, answer.version);
    if (answer.moved) await followed(answer.moved);
    said(answer);
    if (answer.file !== dataFile.path || answer.isTheirs) leave(dataFile.path, answer.file);
  }

  async deleteFiles(paths) {
    for (const file of paths) {
      const { note } = await call('delete', { file });
      tell(`Removed ${file}: "Removed files" can bring it back.`, note);
    }
  }

  async getMedia() {
    return call('media');
  }
  async getMediaFile(path) {
    const name = nameIn(path);
    const blob = await (await fetch(`/media/${name}`)).blob();
    return {
      id: path,
      name,
      path,
      size: blob.size,
      file: new File([blob], name),
      url: `/media/${name}`,
      displayURL: `/media/${name}`,
    };
  }
  persistMedia(asset) {
    return uploadOf(nameIn(asset.path)) ?? upload(asset.fileObj.name, asset.fileObj);
  }

  unpublishedEntries() {
    return Promise.resolve([]);
  }
  getDeployPreview() {
    return Promise.resolve(null);
  }
}

const nameIn = (path) => path.slice(path.lastIndexOf('/') + 1);

const entryOf = (path, values) => ({ data: JSON.stringify(values), file: { path, id: path } });

function latest(version) {
  return saved.has(version) ? latest(saved.get(version)) : version;
}

export function sentenceOf(file, { field: name, says }) {
  return `${name ? `${labelOf(file, name)}: ` : ''}${says}.`;
}

/** Somebody else has saved the file since the form was opened. */
async function settled(save, { version, theirs }) {
  if (theirs === null)
    throw new Sentence(
      'The file no longer exists: somebody has removed or renamed it. Copy your text, and reload.',
    );
  const rows = differences(theirs, save.values).map(([name, one, other]) =>
    element('tr', element('th', labelOf(save.file, name)), element('td', one), element('td', other)),
  );
  const head = element('tr', element('th', ''), element('th', 'In the file now'), element('th', 'Yours'));
  const answer = await ask({
    title: 'Somebody has changed this file since you opened it',
    parts: [element('table', head, ...rows)],
    answers: [
      ['', 'Go back to the form'],
      ['theirs', 'Use the text in the file'],
      ['mine', 'Replace it with mine'],
    ],
  });
  if (answer === 'mine') {
    const next = await call('save', { ...save, version });
    return next.conflict ? settled(save, next.conflict) : next;
  }
  if (answer === 'theirs') return { file: save.file, version, isTheirs: true };
  throw new Sentence('Not saved: the file has changed since you opened it.');
}

function differences(theirs, mine, path = '') {
  const names = [...new Set([...Object.keys(theirs ?? {}), ...Object.keys(mine ?? {})])];
  return names.flatMap((name) => {
    if (name.startsWith('_')) return [];
    const [one, other] = [theirs?.[name], mine?.[name]];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    const at = path ? `${path}.${name}` : name;
    const isDeep = [one, other].every((value) => value !== null && typeof value === 'object');
    return isDeep ? differences(one, other, at) : [[at, shown(one), shown(other)]];
  });
}

const shown = (value) =>
  typeof value === 'string' ? value : value === undefined ? '(nothing)' : JSON.stringify(value);

/** Asks once for a name, if the history names who has changed a file. */
async function introduced() {
  const { author } = await call('author');
  if (author === null || author !== '') return;
  const [name, email] = [field('Your name'), field('Your email address', 'email')];
  const answer = await ask({
    title: 'Who are you? The history of each file names who has changed it.',
    parts: [element('p', name.label), element('p', email.label)],
    answers: [['save', 'Save']],
  });
  if (answer !== 'save') throw new Sentence('Not saved: the history needs a name.');
  await call('author', { name: name.input.value, email: email.input.value });
}

/** Says that a page has a new address. */
async function followed({ from, to, links }) {
  const redirects = box(`Redirect ${from} to ${to}, for visitors’ links and bookmarks`);
  const changes = box(`Change the links in ${links.join(', ')}`);
  const parts = [element('p', redirects.label), ...(links.length > 0 ? [element('p', changes.label)] : [])];
  const answer = await ask({
    title: `The page has moved from ${from} to ${to}`,
    parts,
    answers: [
      ['do', 'Do this'],
      ['', 'Leave everything as it is'],
    ],
  });
  if (answer !== 'do') return;
  await call('rename', {
    from,
    to,
    redirects: redirects.input.checked,
    links: links.length > 0 && changes.input.checked,
  });
}

/** Says whether visitors see the saved text. */
function said({ state, url, isTheirs, note }) {
  if (isTheirs) return;
  const seen = state === undefined || state === 'Published';
  const what = seen
    ? `Saved, and visitors see it${url ? ` at ${url}` : ''}.`
    : `Saved, and visitors do not see it yet: ${state}.`;
  tell(what, note);
}

/** Goes to the entry under its new name. */
function leave(from, to) {
  const slug = (path) => encodeURIComponent(nameIn(path).replace(/\.\w+$/, ''));
  setTimeout(() => {
    location.hash = location.hash.replace(/entries\/[^/]*$|new$/, `entries/${slug(to)}`);
    reload();
  }, 100);
}
