import { access, constants } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LanguageFiles } from '../../app/content/language-files.server.ts';
import { toolCommand } from '../../server/home-folder.ts';
import { checkContent } from '../content/check-content.ts';
import { error, ok, warning, type Check } from './check.ts';

export const contentCheck: Check = {
  needs: ['CONTENT_DIR'],
  async run({ settings: { contentDir } }) {
    const folder = resolve(contentDir);
    try {
      await access(folder, constants.R_OK | constants.X_OK);
    } catch {
      const mend = 'set CONTENT_DIR to the editors’ folder, and let this user read it';
      return [error(`${folder} cannot be read: ${mend}`)];
    }
    const languages = new LanguageFiles(contentDir, () => {});
    const count = (await checkContent(contentDir)).length + (await languages.faults()).length;
    if (count === 0) return [ok(`all files in ${folder} are in order`)];
    const what = count === 1 ? '1 problem' : `${count} problems`;
    return [warning(`${what} in ${folder}: ${toolCommand('check-content')} lists them`)];
  },
};
