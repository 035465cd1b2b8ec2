import { watch, type FSWatcher } from 'node:fs';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { LANGUAGES } from '../../language/languages.ts';
import { withFault } from './compose.server.ts';
import type { ContentWith } from '../content.ts';
import { lineOf, type Fault } from '../fault.ts';
import { StalledError } from './folder.server.ts';
import { newYorkDay } from '../publishing.ts';
import type { Schemas } from '../schema.ts';
import { builtInContent, GONE_MS, onDay, readContent } from './read-content.server.ts';

interface Options<Table extends Schemas> {
  schemas: Table;
  /** Whether drafts and later days are there as well. */
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

/**
 * Milliseconds to wait for a quiet moment after a change, and the longest wait: some programs write a file in several
 * steps.
 */
const SETTLED_MS = 40;
const LONGEST_MS = 200;

/** Milliseconds from the reading of the folder to the parsing of texts. */
const PARSE_AFTER_MS = 1000;

/** Milliseconds between two languages that are parsed ahead of time: all of them within a minute. */
const PARSE_EVERY_MS = 2000;

/** The content folder while the site runs: read at the start and whenever it changes, never for a request. */
export class LiveContent<Table extends Schemas> {
  readonly #directory: string;
  readonly #options: Required<Options<Table>>;
  #content: ContentWith<Table>;
  /** The same snapshot, with the fault of a folder that cannot be scanned. */
  #faulty: ContentWith<Table> | undefined;
  #isStalled = false;
  #isStart = true;
  #looking: Promise<void> | undefined;
  /** Whether something may have changed since the scan began. */
  #isLate = false;
  #soon: { timer: NodeJS.Timeout; until: number } | undefined;
  #later: NodeJS.Timeout | undefined;
  #timers: NodeJS.Timeout[] = [];
  readonly #watchers = new Map<string, FSWatcher>();
  #told: ReadonlySet<string> = new Set();

  /** Reads the folder, all but texts of documents; if its file system does not answer, reads it once it does. */
  static async open<Table extends Schemas>(directory: string, options: Options<Table>) {
    const live = new LiveContent(directory, options);
    await live.look();
    void live.#parseTexts();
    const unread = LANGUAGES.map(({ code }) => code);
    live.#timers = [
      setInterval(() => void live.look(), LOOK_EVERY_MS).unref(),
      setInterval(() => live.#parse(unread.shift()), PARSE_EVERY_MS).unref(),
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
    this.#directory = directory;
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
    if (this.#isStalled) return Promise.resolve();
    this.#isLate = true;
    this.#looking ??= this.#lookWhileLate().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  close(): void {
    this.#isLate = false;
    this.#isStalled = true;
    for (const timer of [...this.#timers, this.#soon?.timer, this.#later]) clearTimeout(timer);
    for (const watcher of this.#watchers.values()) watcher.close();
  }

  #today() {
    const { schemas, showsDrafts, undecodable, now } = this.#options;
    return { schemas, showsDrafts, undecodable, day: newYorkDay(now()) };
  }

  async #lookWhileLate(): Promise<void> {
    while (this.#isLate) {
      this.#isLate = false;
      try {
        this.#content = await readContent(this.#directory, this.#content, {
          ...this.#today(),
          isStart: this.#isStart,
        });
        this.#faulty = undefined;
        this.#watch();
        if (this.#content.folder.vanished.size > 0) this.#lookLater();
      } catch (error) {
        this.#faulty = withFault(this.#content, (error as Error).message);
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

  #lookSoon(): void {
    const now = performance.now();
    const { timer, until = now + LONGEST_MS } = this.#soon ?? {};
    clearTimeout(timer);
    const look = () => {
      this.#soon = undefined;
      void this.look();
    };
    this.#soon = { until, timer: setTimeout(look, Math.min(SETTLED_MS, until - now)).unref() };
  }

  /** Watches the folders that exist now. If the system cannot watch, scans are enough. */
  #watch(): void {
    const { folders } = this.#content.folder;
    for (const [key, watcher] of this.#watchers) {
      if (folders.has(key)) continue;
      watcher.close();
      this.#watchers.delete(key);
    }
    for (const [key, path] of folders) {
      if (this.#watchers.has(key)) continue;
      try {
        const watcher = watch(path, { persistent: false }, () => this.#lookSoon());
        watcher.on('error', () => watcher.close());
        this.#watchers.set(key, watcher);
      } catch {
        continue;
      }
    }
  }

  /** Parses what the start left, with an answer to visitors after each text, and leaves out what cannot be shown. */
  async #parseTexts(): Promise<void> {
    this.#isStart = false;
    const { articles, legal } = this.#content.folder;
    const texts = [...articles.values(), ...legal.values()].flatMap(({ value }) => value?.text ?? []);
    // The server should listen first.
    await wait(PARSE_AFTER_MS, undefined, { ref: false });
    for (const text of texts) {
      await setImmediate(undefined, { ref: false });
      text.read();
    }
    // A scan that goes on would bring the content before it back.
    await this.#looking;
    if (texts.some(({ parsed }) => !parsed?.value)) this.#content = onDay(this.#content, this.#today());
    this.#tell();
  }

  #parse(code: (typeof LANGUAGES)[number]['code'] | undefined): void {
    if (code === undefined) return;
    this.#content.language(code);
    this.#tell();
  }

  #tell(): void {
    const faults = this.current().faults();
    const lines = new Map(faults.map((fault) => [lineOf('', fault), fault]));
    for (const [line, fault] of lines) if (!this.#told.has(line)) this.#options.report(fault);
    this.#told = new Set(lines.keys());
  }
}
