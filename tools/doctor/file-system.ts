import { statfs } from 'node:fs/promises';
import { warning, type Finding } from './check.ts';

/** Kinds of file system by their number on Linux (statfs(2)). Other systems have other numbers, and no finding. */
const NETWORK = new Map([
  [0x6969, 'NFS'],
  [0x517b, 'SMB'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
  [0x01021997, '9P'],
  [0x5346414f, 'AFS'],
  [0x00c36400, 'Ceph'],
  [0x0bd00bd0, 'Lustre'],
]);

const IN_MEMORY = new Map([
  [0x01021994, 'tmpfs'],
  [0x858458f6, 'ramfs'],
]);

/** SQLite's locks fail on many network file systems (https://sqlite.org/faq.html#q5). */
export async function fileSystemFindings(folder: string): Promise<Finding[]> {
  if (process.platform !== 'linux') return [];
  const { type } = await statfs(folder);
  const network = NETWORK.get(type);
  if (network) {
    return [
      warning(
        `${folder} is on a network file system (${network}): put DATA_DIR on a local disk, or use DATABASE_URL`,
      ),
    ];
  }
  const memory = IN_MEMORY.get(type);
  return memory
    ? [
        warning(
          `${folder} is in memory (${memory}): messages are gone after a restart; put DATA_DIR on a disk`,
        ),
      ]
    : [];
}
