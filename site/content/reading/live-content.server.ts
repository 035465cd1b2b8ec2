import { watch, type FSWatcher } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { ContentWith } from '../content.ts';
import { lineOf, type Fault } from '../fault.ts';
import { StalledError } from './folder.server.ts';
import { newYorkDay } from '../publishing.ts';
import type { Schemas } from '../schema.ts';
import { builtInContent, GONE_MS, onDay, readContent } from './read-content.server.ts';

interface Options<Table extends Schemas> {
  schemas: Table;
  /** Whether drafts and texts of later days are included. */
  showsDrafts?: boolean;
  /** Why media cannot be decoded, by their versions. */
  undecodable?: ReadonlyMap<string, string>;
  /** The time in Unix milliseconds. */
  now?: () => number;
  /** Called once for each fault, and again when it comes back. */
  report?: (fault: Fault) => void;
}

/** Milliseconds between scans: shares and containers do not always report changes. */
const LOOK_EVERY_MS = 2000;

/** Milliseconds from a change to the scan: some programs write a file in several steps. */
const SETTLED_MS = 100;

/** Milliseconds between two texts or languages that are parsed ahead of time, so that visitors come between them. */
const PARSE_EVERY_MS = 500;

/** The content folder while the site runs: read at the start and whenever it changes, never for a request. */
export class LiveContent<Table extends Schemas> {
  readonly #directory: string;
  readonly #options: Required<Options<Table>>;
  #content: ContentWith<Table>;
  /** The same snapshot, with the fault of a folder that cannot be scanned. */
  #faulty: ContentWith<Table> | undefined;
  #isStalled = false;
  #isClosed = false;
  #isStart = true;
  #looking: Promise<void> | undefined;
  /** Whether some file may have changed since the scan began. */
  #isLate = false;
  /** Timers by the name of a file or folder that the system has reported: it is scanned when its timer ends. */
  readonly #reported = new Map<string, NodeJS.Timeout>();
  /** Names of the files and folders that the next scan is limited to. */
  readonly #changed = new Set<string>();
  #later: NodeJS.Timeout | undefined;
  #timers: NodeJS.Timeout[] = [];
  readonly #watchers = new Map<string, FSWatcher>();
  #told: ReadonlySet<string> = new Set();

  /** Reads the folder, all but texts of documents; if its file system does not answer, reads it once it does. */
  static async open<Table extends Schemas>(directory: string, options: Options<Table>) {
    const live = new LiveContent(directory, options);
    await live.look();
    live.#isStart = false;
    live.#timers = [
      setInterval(() => void live.look(), LOOK_EVERY_MS).unref(),
      setInterval(() => live.#parseNext(), PARSE_EVERY_MS).unref(),
    ];
    return live;
  }

  private constructor(
    directory: string,
    {
      showsDrafts = false,
      undecodable = new Map(),
      now = Date.now,
      report = () => {},
      schemas,
    }: Options<Table>,
  ) {
    this.#directory = resolve(directory);
    this.#options = { schemas, showsDrafts, undecodable, now, report };
    this.#content = builtInContent(this.#today());
  }

  /** The current snapshot. */
  current(): ContentWith<Table> {
    const today = this.#today();
    if (this.#content.day !== today.day) this.#content = onDay(this.#content, today);
    return this.#faulty ?? this.#content;
  }

  /** Scans for changes now, and again while there are any. */
  look(): Promise<void> {
    this.#isLate = true;
    return this.#look();
  }

  #look(): Promise<void> {
    if (this.#isStalled || this.#isClosed) return Promise.resolve();
    this.#looking ??= this.#lookWhileLate().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Nothing runs after this: an unfinished reading has no effect. */
  close(): void {
    this.#isClosed = true;
    for (const timer of [...this.#timers, this.#later, ...this.#reported.values()]) clearTimeout(timer);
    for (const watcher of this.#watchers.values()) watcher.close();
  }

  #today() {
    const { schemas, showsDrafts, undecodable, now } = this.#options;
    return { schemas, showsDrafts, undecodable, day: newYorkDay(now()) };
  }

  async #lookWhileLate(): Promise<void> {
    let wasWhole = true;
    while (this.#isLate || this.#changed.size > 0) {
      // A whole scan gives way to a saved file, but not twice: a file that is written without pause must not prevent it.
      const givesWay: boolean = wasWhole;
      const isWhole: boolean = this.#isLate && (!givesWay || this.#changed.size === 0);
      wasWhole = isWhole;
      const changed = [...this.#changed];
      this.#changed.clear();
      if (isWhole) this.#isLate = false;
      const mayDiffer = (name: string) => {
        if (!isWhole) return changed.some((one) => name === one || name.startsWith(`${one}/`));
        if (!givesWay || this.#changed.size === 0) return true;
        // A busy server takes seconds to scan a thousand files: the one that was saved meanwhile comes first.
        this.#isLate = true;
        return false;
      };
      try {
        const options = { ...this.#today(), isStart: this.#isStart, mayDiffer };
        const content = await readContent(this.#directory, this.#content, options);
        if (this.#isClosed) return;
        this.#content = content;
        this.#faulty = undefined;
        this.#watch();
        if (this.#content.folder.vanished.size > 0) this.#lookLater();
      } catch (error) {
        if (this.#isClosed) return;
        const content = this.#content;
        const fault = { file: '', says: (error as Error).message };
        this.#faulty = { ...content, faults: () => [fault, ...content.faults()] };
        if (error instanceof StalledError) this.#waitFor(error.answer);
      }
      this.#tell();
    }
  }

  #waitFor(answer: Promise<unknown>): void {
    this.#isStalled = true;
    const lookAgain = () => {
      this.#isStalled = false;
      return this.look();
    };
    void answer.then(lookAgain, lookAgain);
  }

  #lookLater(): void {
    this.#later ??= setTimeout(() => {
      this.#later = undefined;
      void this.look();
    }, GONE_MS).unref();
  }

  /** @param name of a file or folder that has changed, relative to the content folder; empty if it may be any */
  #lookSoon(name: string): void {
    if (this.#reported.has(name)) return;
    const timer = setTimeout(() => {
      this.#reported.delete(name);
      if (name === '') this.#isLate = true;
      else this.#changed.add(name);
      void this.#look();
    }, SETTLED_MS).unref();
    this.#reported.set(name, timer);
  }

  /** Watches the folders that exist now. If the system cannot watch, scans are enough. */
  #watch(): void {
    const { folders } = this.#content.folder.look;
    const own = basename(this.#directory);
    for (const [key, watcher] of this.#watchers) {
      if (folders.has(key)) continue;
      watcher.close();
      this.#watchers.delete(key);
    }
    for (const [key, { name, path }] of folders) {
      if (this.#watchers.has(key)) continue;
      try {
        const watcher = watch(path, { persistent: false }, (_event, entry) => {
          if (name !== '..') this.#lookSoon(entry === null ? '' : join(name, entry));
          else if (entry === own) this.#lookSoon('');
        });
        watcher.on('error', () => watcher.close());
        this.#watchers.set(key, watcher);
      } catch {
        continue;
      }
    }
  }

  /** Parses a text or a translation that nobody has asked for yet, so that its faults are known. */
  #parseNext(): void {
    const { articles, legal, languages } = this.#content.folder;
    const texts = [...articles.values(), ...legal.values()].map(({ value }) => value?.text);
    const translations = Array.from(languages.values(), ({ value }) => value);
    const next = [...translations, ...texts].find((one) => one && !one.parsed);
    if (!next) return;
    next.read();
    this.#tell();
  }

  #tell(): void {
    const faults = this.current().faults();
    const lines = new Map(faults.map((fault) => [lineOf('', fault), fault]));
    for (const [line, fault] of lines) if (!this.#told.has(line)) this.#options.report(fault);
    this.#told = new Set(lines.keys());
  }
}
