import { statfs } from 'node:fs/promises';

/** @throws with the code of a full disk, ENOSPC, when the disk of a folder has fewer bytes free */
export async function requireFreeSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes) return;
  throw Object.assign(new Error(`Only ${free} bytes are free on the disk of ${folder}`), { code: 'ENOSPC' });
}
