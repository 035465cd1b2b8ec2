import { basename, join } from 'node:path';
import { MEDIA_FOLDER } from '../../site/content/media/media.ts';
import { isObject } from '../../site/content/reading/json/parse-with-defaults.server.ts';
import { ROUTES } from '../../site/routes.ts';
import { SCHEMAS } from '../../site/schemas.ts';
import { reasonOf } from '../../server/store/store-error.ts';
import { namesIn, Refusal, versionOf, type EditedFolder } from './files/folder.ts';
import { textWith, valuesIn, type FormValues } from './form-values.ts';
import type { History } from './files/history.ts';
import { pageOf, stateOf, withLinks, type Judgment, type Overlay } from './files/overlay.ts';
import { FOLDERS, folderOf, nameOf, newName, refuseDouble, type Save } from './files/names.ts';
import { around, textsIn, titleOf } from './texts.ts';

/** Values besides the fields of a file: its publication state, its name, and its version when the form was opened. */
const OWN = new Set(['_state', '_name', '_version']);

/** Opens, judges and saves the files of the content folder for the window. */
export class Entries {
  readonly folder: EditedFolder;
  readonly history: History;
  readonly #overlay: Overlay;

  constructor(folder: EditedFolder, history: History, overlay: Overlay) {
    this.folder = folder;
    this.history = history;
    this.#overlay = overlay;
  }

  /** The entries of a folder, or every other file where none is named. A broken entry says so. */
  list(folder: string): { file: string; values: FormValues }[] {
    return this.#files(folder).map((file) => {
      try {
        return { file, values: this.#valuesOf(file, this.folder.read(file) ?? '') };
      } catch (error) {
        const says = `Broken, and left as it is: ${reasonOf(error)}`;
        return { file, values: { title: basename(file), address: basename(file), _state: says } };
      }
    });
  }

  /** @throws {FileError} for a broken file, which must not be replaced */
  open(file: string): { file: string; values: FormValues | null } {
    const text = this.folder.read(file);
    // The window uses this to find out whether a name is free.
    if (text === undefined) return { file, values: null };
    return { file, values: { ...this.#valuesOf(file, text), _version: versionOf(text) } };
  }

  /** The page as visitors would see it, the faults that would stop a save, and the others. */
  async look(save: Save): Promise<Judgment & { url: string; state: string | undefined }> {
    const file = save.isNew ? newName(this.folder, save) : save.file;
    const values = fieldsOf(save.values);
    const before = save.isNew ? undefined : this.folder.read(file);
    const judgment = await this.#judge(file, file, textWith(file, before, values), values);
    const content = await this.#overlay.content();
    const url = pageOf(file, values);
    return { ...judgment, url: content.paths.has(url) ? url : '/', state: stateOf(file, values) };
  }

  /** A draft may be unfinished: none of its faults stops a save. */
  async #judge(file: string, renamed: string, text: string, values: FormValues): Promise<Judgment> {
    const { faults, known } = await this.#overlay.judge(file, renamed, text);
    return values.draft === true ? { faults: [], known: [...faults, ...known] } : { faults, known };
  }

  /**
   * Writes a file, unless it has changed since the form was opened or has new faults. A draft may be unfinished.
   * @returns its name, which may have changed, and the address that now redirects
   */
  async save(save: Save) {
    const { version, isNew } = save;
    const values = fieldsOf(save.values);
    const file = isNew ? newName(this.folder, save) : save.file;
    const before = this.folder.read(file);
    if (isNew && before !== undefined) throw new Refusal(`There is one with this address already: ${file}`);
    if (isNew) refuseDouble(this.list(folderOf(file)), values);
    if (!isNew && versionOf(before) !== version) {
      const theirs = before === undefined ? null : this.#valuesOf(file, before);
      return { conflict: { version: versionOf(before), theirs } };
    }
    const text = textWith(file, before, values);
    const name = typeof save.values._name === 'string' && !isNew ? save.values._name.trim() : '';
    const renamed = name && name !== nameOf(file) ? file.replace(nameOf(file), name) : file;
    if (renamed !== file && this.folder.read(renamed) !== undefined)
      throw new Refusal(`There is one with this address already: ${renamed}`);
    const { faults } = await this.#judge(file, renamed, text, values);
    if (faults.length > 0) return { faults };
    const old = before === undefined ? {} : this.#valuesOf(file, before);
    const [from, to] = [before === undefined ? '' : pageOf(file, old), pageOf(renamed, values)];
    const what = isNew
      ? `Add ${file}`
      : `Edit ${file}: ${changedFields(fieldsOf(old), valuesIn(file, text)).join(', ')}`;
    const notes = [
      renamed === file && (await this.write(file, text, what)),
      renamed !== file && (await this.write(renamed, text, `Rename ${file} to ${renamed}`)),
      renamed !== file && (await this.#remove(file, `Rename ${file} to ${renamed}`)),
    ];
    return {
      file: renamed,
      version: versionOf(text),
      state: stateOf(renamed, values),
      url: to,
      note: notes.find(Boolean),
      ...(from !== '' &&
        from !== to && { moved: { from, to, links: this.#linksTo(from, to).map((one) => one.file) } }),
    };
  }

  /** After a page has moved: redirects its old address, and updates the links of other files. */
  async lead({
    from,
    to,
    redirects,
    links,
  }: {
    from: string;
    to: string;
    redirects: boolean;
    links: boolean;
  }) {
    if (links) {
      for (const { file, text } of this.#linksTo(from, to)) await this.write(file, text, `Link to ${to}`);
    }
    if (redirects) {
      const file = SCHEMAS.redirects.name;
      const text = this.folder.read(file) ?? '{}\n';
      const values = valuesIn(file, text);
      const list = Array.isArray(values.redirects) ? values.redirects : [];
      // A page that has come back to an old address is no longer redirected from there.
      const others = list.filter((one) => !isObject(one) || one.from !== to);
      const now = { ...values, redirects: [...others, { from, to }] };
      await this.write(file, textWith(file, text, now), `Lead ${from} to ${to}`);
    }
    return {};
  }

  /** @throws {Refusal} for a picture that is shown */
  async delete(file: string): Promise<{ note: string | undefined }> {
    const isMedium = file.startsWith(`${MEDIA_FOLDER}/`);
    const shown = isMedium ? this.search(basename(file)) : [];
    if (shown.length > 0)
      throw new Refusal(
        `It is shown by ${shown.map((one) => one.file).join(', ')}. Take it out there first.`,
      );
    return { note: await this.#remove(file, `Remove ${file}`) };
  }

  /** Writes an earlier version, or a file that was removed. The present one can be restored the same way. */
  async restore({ file, id }: { file: string; id: string }) {
    const content = await this.history.contentOf(file, id);
    if (!file.startsWith(`${MEDIA_FOLDER}/`)) valuesIn(file, content.toString());
    return { note: await this.write(file, content, `Take ${file} back`) };
  }

  /** Finds words in any text of any file. */
  search(words: string): { file: string; title: string; text: string }[] {
    const wanted = words.trim().toLowerCase();
    if (wanted === '') return [];
    return this.#allFiles().flatMap((file) => {
      try {
        const values = this.#valuesOf(file, this.folder.read(file) ?? '');
        const text = textsIn(values).find((one) => one.toLowerCase().includes(wanted));
        return text === undefined ? [] : [{ file, title: titleOf(file, values), text: around(text, wanted) }];
      } catch {
        return [];
      }
    });
  }

  /** Every page that a link may lead to, with its title. */
  pages(): { path: string; title: string }[] {
    const own = [...this.#files('pages'), ...this.#files('articles')].flatMap((file) => {
      try {
        const values = this.#valuesOf(file, this.folder.read(file) ?? '');
        return [{ path: pageOf(file, values), title: titleOf(file, values) }];
      } catch {
        return [];
      }
    });
    const code = ROUTES.map(({ path }) => path).filter((path) => !path.includes(':'));
    return [...code.map((path) => ({ path, title: path === '/' ? 'Home' : path.slice(1) })), ...own];
  }

  /** The allowed categories of an article; empty if no file defines them. */
  categories(): string[] {
    const text = this.folder.read(SCHEMAS.blog.name);
    const { categories } = text === undefined ? {} : valuesIn(SCHEMAS.blog.name, text);
    const names = Array.isArray(categories) ? categories.filter((one) => typeof one === 'string') : [];
    return names.length > 0 ? ['Featured', ...names.filter((one) => one !== 'All')] : [];
  }

  #valuesOf(file: string, text: string): FormValues {
    const values = valuesIn(file, text);
    const state = stateOf(file, values);
    const name = file.startsWith('articles/') && file.endsWith('.md') && { _name: nameOf(file) };
    return { ...values, ...(state !== undefined && { _state: state }), ...name };
  }

  #files(folder: string): string[] {
    const ending = FOLDERS[folder];
    if (ending === undefined) return Object.values(SCHEMAS).map(({ name }) => name);
    return namesIn(join(this.folder.path, folder))
      .filter((name) => name.endsWith(ending) && !name.startsWith('.'))
      .map((name) => `${folder}/${name}`);
  }

  #allFiles(): string[] {
    return ['', ...Object.keys(FOLDERS)].flatMap((folder) => this.#files(folder));
  }

  #linksTo(from: string, to: string): { file: string; text: string }[] {
    const files = this.#allFiles().flatMap((file) => {
      const text = this.folder.read(file);
      return text === undefined ? [] : [{ file, text }];
    });
    return files.flatMap((one) => {
      try {
        return withLinks([one], from, to);
      } catch {
        return [];
      }
    });
  }

  /** @returns why the history of git does not have it, if it does not */
  async write(file: string, content: string | Uint8Array, what: string): Promise<string | undefined> {
    const before = this.folder.bytesOf(file);
    this.folder.write(file, content);
    return this.history.keep(file, before, what);
  }

  async #remove(file: string, what: string): Promise<string | undefined> {
    const before = this.folder.bytesOf(file);
    this.folder.remove(file);
    return this.history.keep(file, before, what);
  }
}

function fieldsOf(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !OWN.has(name)));
}

function changedFields(before: FormValues, now: FormValues): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
}
