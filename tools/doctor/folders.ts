import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { toolCommand } from '../../server/home-folder.ts';
import { error, ok, warning, type Check, type Finding } from './check.ts';

const MIB = 1024 * 1024;

/** Free MiB below which the disk is an error, and a warning. A message is 20 KB at most. */
const FULL_MIB = 50;
const NEARLY_FULL_MIB = 500;

export const diskCheck: Check = {
  needs: ['DATA_DIR', 'DATABASE_URL'],
  limitMs: 5000,
  async run({ settings }) {
    const folders = settings.databaseUrl === undefined ? [settings.dataDir, tmpdir()] : [tmpdir()];
    return Promise.all(folders.map(space));
  },
};

async function space(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(existingFolder(folder));
  const free = Math.floor((bavail * bsize) / MIB);
  const text = `${free.toLocaleString('en')} MiB are free in ${resolve(folder)}`;
  if (free < FULL_MIB) return error(`${text}: make room, or messages cannot be stored`);
  return free < NEARLY_FULL_MIB ? warning(`${text}: make room soon`) : ok(text);
}

/** The folder, or the nearest one above it that exists. */
export function existingFolder(folder: string): string {
  const path = resolve(folder);
  return existsSync(path) ? path : existingFolder(dirname(path));
}

export const contentCheck: Check = {
  needs: ['CONTENT_DIR'],
  limitMs: 60_000,
  async run({ settings: { contentDir } }) {
    const folder = resolve(contentDir);
    try {
      await access(folder, constants.R_OK | constants.X_OK);
    } catch {
      return [
        error(`${folder} cannot be read: set CONTENT_DIR to the editors’ folder, and let this user read it`),
      ];
    }
    // Imported here, because it takes longer to load than most other checks take to run.
    const { checkContent } = await import('../content/check-content.ts');
    const { LanguageFiles } = await import('../../app/language/language-files.server.ts');
    const { problems } = await checkContent(contentDir);
    const count = problems.length + (await new LanguageFiles(contentDir, () => {}).faults()).length;
    if (count === 0) return [ok(`all files in ${folder} are in order`)];
    return [
      warning(
        `${count === 1 ? '1 problem' : `${count} problems`} in ${folder}: ${toolCommand('check-content')} lists them`,
      ),
    ];
  },
};
