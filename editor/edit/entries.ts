import { basename } from 'node:path';
import { MEDIA_FOLDER } from '../../site/content/media/media.ts';
import { fill } from '../../site/language/text.ts';
import { cardTitle } from '../../site/shell/head/card.ts';
import { reasonOf } from '../../server/store/store-error.ts';
import type { SiteValues } from '../../site/language/use-language.ts';
import { siteValues } from '../../site/site-values.ts';
import { categoryNames } from '../content/text-problems.ts';
import { changeFiles, type Change } from './files/change.ts';
import { Refusal, versionOf, type EditedFolder } from './files/folder.ts';
import { textWith, valuesIn, type FormValues } from './form-values.ts';
import type { History } from './files/history.ts';
import { filesIn, openIn, parsed, readableIn } from './files/opened.ts';
import { shownIn, pageOf, stateOf, type Overlay } from './files/overlay.ts';
import { folderOf, nameOf, newName, refuseDouble, type Save } from './files/names.ts';
import { editing, isRenamed, namesOf, renaming } from './files/what-was-done.ts';
import { REDIRECTS, withLinks, withRedirect } from './links.ts';
import { around, textsIn, titleOf } from './texts.ts';

/** Values besides the fields of a file: its publication state, its title in a list, its name, and its version when the form was opened. */
const OWN = new Set(['_state', '_title', '_name', '_version']);

/** The new address of a page, and whether its old one and the links of other files lead there. */
interface Move {
  from: string;
  to: string;
  redirects: boolean;
  links: boolean;
}

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
  async list(folder: string): Promise<{ file: string; values: FormValues }[]> {
    const content = await this.#overlay.content();
    const [placeholders, shown] = [siteValues(content), shownIn(content)];
    return filesIn(this.folder, folder).map((file) => {
      try {
        return { file, values: withOwn(file, openIn(this.folder, file)?.values ?? {}, placeholders, shown) };
      } catch (error) {
        return { file, values: { _title: basename(file), address: basename(file), _state: reasonOf(error) } };
      }
    });
  }

  /** @throws {Refusal} for a broken file, which must not be replaced */
  async open(file: string): Promise<{ file: string; values: FormValues | null }> {
    const opened = openIn(this.folder, file);
    // The window uses this to find out whether a name is free.
    if (!opened) return { file, values: null };
    const content = await this.#overlay.content();
    const values = withOwn(file, opened.values, siteValues(content), shownIn(content));
    return { file, values: { ...values, _version: versionOf(opened.text) } };
  }

  /** The page as visitors would see it, the faults that would stop a save, and the others. */
  async look(save: Save) {
    const file = save.isNew ? newName(this.folder, save) : save.file;
    const values = fieldsOf(save.values);
    const before = save.isNew ? undefined : openIn(this.folder, file)?.text;
    const text = textWith(file, before, values);
    const { faults, known, paths, shown } = await this.#judge(file, file, text, values);
    const url = pageOf(file, values);
    return { faults, known, url: paths.has(url) ? url : '/', state: stateOf(file, values, shown) };
  }

  /** A draft may be unfinished: none of its faults stops a save. */
  async #judge(file: string, renamed: string, text: string, values: FormValues) {
    const judgment = await this.#overlay.judge(file, renamed, text);
    if (values.draft !== true) return judgment;
    return { ...judgment, faults: [], known: [...judgment.faults, ...judgment.known] };
  }

  /**
   * Writes a file, unless it has changed since the form was opened or has new faults. A draft may be unfinished.
   * @returns its name, which may have changed, and the address that now redirects
   */
  async save(save: Save): Promise<object> {
    const { version, isNew } = save;
    const values = fieldsOf(save.values);
    const file = isNew ? newName(this.folder, save) : save.file;
    const before = openIn(this.folder, file);
    if (isNew) {
      if (before) throw taken(file);
      refuseDouble(await this.list(folderOf(file)), values);
    } else if (versionOf(before?.text) !== version) {
      return { conflict: { version: versionOf(before?.text), theirs: before?.values ?? null } };
    } else if (values.address !== before?.values.address) {
      refuseDouble(await this.list(folderOf(file)), { address: values.address });
    }
    const text = textWith(file, before?.text, values);
    const name = typeof save.values._name === 'string' && !isNew ? save.values._name.trim() : '';
    const renamed = name && name !== nameOf(file) ? file.replace(nameOf(file), name) : file;
    const { faults, shown } = await this.#judge(file, renamed, text, values);
    // Somebody may have changed the file meanwhile.
    if (openIn(this.folder, file)?.text !== before?.text) return this.save(save);
    if (renamed !== file && this.folder.bytesOf(renamed)) throw taken(renamed);
    if (faults.length > 0) return { faults };
    const [from, to] = [before ? pageOf(file, before.values) : '', pageOf(renamed, values)];
    const what =
      renamed === file
        ? before
          ? editing(before, valuesIn(file, text))
          : `Add ${file}`
        : renaming(file, renamed);
    const note = await this.change(
      { file: renamed, content: text, what },
      ...(renamed === file ? [] : [{ file, content: undefined, what }]),
    );
    return {
      file: renamed,
      version: versionOf(text),
      state: stateOf(renamed, values, shown),
      url: to,
      note,
      ...(from !== '' &&
        from !== to && { moved: { from, to, links: this.#linksTo(from, to).map((one) => one.file) } }),
    };
  }

  /** After a page has moved: redirects its old address, and updates the links of other files. */
  async lead({ from, to, redirects, links }: Move) {
    const files = links ? this.#linksTo(from, to) : [];
    const changes: Change[] = files.map(({ file, text }) => ({ file, content: text, what: `Link to ${to}` }));
    if (redirects) {
      const content = withRedirect(openIn(this.folder, REDIRECTS)?.text, from, to);
      changes.push({ file: REDIRECTS, content, what: `Lead ${from} to ${to}` });
    }
    await this.change(...changes);
    return {};
  }

  /** @throws {Refusal} for a picture that is shown */
  async delete(file: string): Promise<{ note: string | undefined }> {
    const shown = file.startsWith(`${MEDIA_FOLDER}/`) ? this.#filesWith(basename(file)) : [];
    if (shown.length > 0) throw new Refusal(`It is shown by ${shown.join(', ')}. Remove it there first.`);
    return { note: await this.change({ file, content: undefined, what: `Remove ${file}` }) };
  }

  /**
   * The earlier versions of a file, including those under its former names, the newest first, and whether the newest is
   * the present file.
   */
  async versions(file: string) {
    const names = namesOf(file, await this.history.removed());
    const all = await Promise.all(
      names.map(async (as) => (await this.history.versions(as)).map((one) => Object.assign(one, { as }))),
    );
    const [newest, ...earlier] = all.flat();
    if (!newest) return [];
    const content = await this.history.contentOf(newest.as, newest.id).catch(() => undefined);
    const isPresent = content !== undefined && this.folder.bytesOf(file)?.equals(content) === true;
    return [{ ...newest, isPresent }, ...earlier];
  }

  /** Files that no longer exist under any name, the latest first. */
  async removed() {
    return (await this.history.removed()).filter((one) => !isRenamed(one));
  }

  /**
   * Writes an earlier version, or a file that was removed. The present one can be restored the same way.
   * @param of.as the name that the file had then
   * @throws {Refusal} for a broken version, whose copy stays in the history
   */
  async restore({ file, as = file, id }: { file: string; as?: string | undefined; id: string }) {
    const content = await this.history.contentOf(as, id);
    try {
      if (!file.startsWith(`${MEDIA_FOLDER}/`)) parsed(file, content);
    } catch (error) {
      throw new Refusal(`${file} stays as it is, because that version is broken. ${reasonOf(error)}.`);
    }
    return { note: await this.change({ file, content, what: `Take ${file} back` }) };
  }

  /** Finds words in any text of any file. */
  search(words: string): { file: string; title: string; text: string }[] {
    const wanted = words.trim().toLowerCase();
    if (wanted === '') return [];
    return readableIn(this.folder).flatMap(({ file, values }) => {
      const text = textsIn(values).find((one) => one.toLowerCase().includes(wanted));
      return text === undefined ? [] : [{ file, title: titleOf(file, values), text: around(text, wanted) }];
    });
  }

  /** The files that name a medium. `chart.png` is not `my-chart.png`. */
  #filesWith(name: string): string[] {
    const isNamed = (text: string) => text.split(/[^\w.-]/).includes(name);
    return readableIn(this.folder).flatMap(({ file, values }) =>
      textsIn(values).some(isNamed) ? [file] : [],
    );
  }

  /** Every page that a link may lead to, with its title, and the categories that an article may have. */
  async choices() {
    const content = await this.#overlay.content();
    return {
      pages: Array.from(content.paths, (path) => ({ path, title: cardTitle(path, content) })),
      categories: categoryNames(content.blog),
    };
  }

  /** The files with a link to a page, with their text as it leads to another one. */
  #linksTo(from: string, to: string): { file: string; text: string }[] {
    return readableIn(this.folder).flatMap(({ file, text }) => {
      const now = withLinks(file, text, from, to);
      return now === text ? [] : [{ file, text: now }];
    });
  }

  /** @see changeFiles */
  change(...changes: Change[]): Promise<string | undefined> {
    return changeFiles(this.folder, this.history, changes);
  }
}

function withOwn(
  file: string,
  values: FormValues,
  placeholders: SiteValues,
  shown: ReadonlyMap<string, string>,
): FormValues {
  const name = file.startsWith('articles/') && file.endsWith('.md') && { _name: nameOf(file) };
  const _title = fill(titleOf(file, values), placeholders);
  return { ...values, _title, _state: stateOf(file, values, shown), ...name };
}

function fieldsOf(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !OWN.has(name)));
}

function taken(file: string): Refusal {
  return new Refusal(`There is one with this address already: ${file}`);
}
