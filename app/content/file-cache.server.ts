import { statSync } from 'node:fs';

/** Values computed from files, computed again only when the size or times of a file, or what else they depend on, changed. */
export class FileCache<Value> {
  readonly #entries = new Map<string, { signature: string; value: Value }>();

  /**
   * @param load called on first use and after each change
   * @param others what the value depends on beside the file
   */
  get(path: string, load: () => Value, others = ''): Value {
    const signature = signatureOf(path) + others;
    const entry = this.#entries.get(path);
    if (entry?.signature === signature) return entry.value;
    const value = load();
    this.#entries.set(path, { signature, value });
    return value;
  }

  /** After a few seconds the file is read again, although it is the same: it could not be read. */
  forgetSoon(path: string): void {
    setTimeout(() => this.#entries.delete(path), READ_AGAIN_MS).unref();
  }
}

const READ_AGAIN_MS = 5000;

/** Inode, size and times of a file. The system call takes microseconds, much less than reading the file. */
export function signatureOf(path: string): string {
  try {
    const stat = statSync(path, { bigint: true });
    return `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}
