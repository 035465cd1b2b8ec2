import { statSync } from 'node:fs';

/** What was made of each file, made again only when the file's size or times have changed. */
export class FileCache<Made> {
  readonly #kept = new Map<string, { signature: string; made: Made }>();

  /** @param make is called at the first asking and after each change of the file. */
  of(path: string, make: () => Made): Made {
    const signature = signatureOf(path);
    const kept = this.#kept.get(path);
    if (kept?.signature === signature) return kept.made;
    const made = make();
    this.#kept.set(path, { signature, made });
    return made;
  }
}

/** Size and times of a file: a system call of some microseconds, against reading the file at each request. */
export function signatureOf(path: string): string {
  try {
    const stat = statSync(path, { bigint: true });
    return `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}
