import type { Command } from './command.ts';
import { deleteMessages } from './delete.ts';
import { exportMessages } from './export.ts';
import { listMessages } from './list.ts';
import { purgeMessages } from './purge.ts';
import { releaseMessages } from './release.ts';
import { retryMessages } from './retry.ts';
import { showMessage } from './show.ts';

export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['list', listMessages],
  ['show', showMessage],
  ['export', exportMessages],
  ['retry', retryMessages],
  ['release', releaseMessages],
  ['delete', deleteMessages],
  ['purge', purgeMessages],
]);
