import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { openInside } from '../../site/content/reading/inside-folder.server.ts';
import { MEDIA_FOLDER, type Medium } from '../../site/content/media/media.ts';
import { applyPatches, type Patch } from './personal-data/patch.ts';
import { personalDataIn } from './personal-data/personal-data.ts';

/** Bytes that are sent at a time. */
const PART = 256 * 1024;

/**
 * Opens the file of a medium.
 * @returns undefined when the file was replaced and its new digest is not known yet
 */
export async function openMedium(
  contentDir: string,
  { name, bytes, modified }: Medium,
): Promise<FileHandle | undefined> {
  const file = await openInside(contentDir, join(contentDir, MEDIA_FOLDER, name)).catch(() => undefined);
  const stats = await file?.stat();
  if (file && stats?.isFile() && stats.size === bytes && stats.mtimeMs === modified) return file;
  await file?.close();
  return undefined;
}

/** @throws when the file is cut off or not in a known format */
export function patchesOf({ type, bytes }: Medium, file: FileHandle): Promise<readonly Patch[]> {
  return personalDataIn(type, (at, length) => readPart(file, at, length), bytes);
}

/** Reads a part of the file as visitors get it, then closes the file. */
export function streamOf(
  file: FileHandle,
  patches: readonly Patch[],
  start: number,
  end: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = start;
  return new ReadableStream({
    async pull(controller) {
      const part = await readPart(file, at, Math.min(PART, end - at)).catch(() => undefined);
      if (part?.length) controller.enqueue(applyPatches(part, at, patches));
      at += part?.length ?? 0;
      if (part?.length && at < end) return;
      await file.close();
      if (at >= end) controller.close();
      else controller.error(new Error('The file has become shorter'));
    },
    cancel: () => file.close(),
  });
}

async function readPart(file: FileHandle, at: number, length: number): Promise<Buffer<ArrayBuffer>> {
  const part = Buffer.alloc(length);
  const { bytesRead } = await file.read(part, 0, length, at);
  return part.subarray(0, bytesRead);
}
