import { diskFull } from './disk-full.ts';
import { memoryAfterCrawl, stopAfterCrawl } from './every-page.ts';
import { killUnderLoad } from './kill-under-load.ts';
import type { Outcome } from './outcome.ts';
import { slowMail } from './slow-mail.ts';
import { lockedStore, slowDisk, stoppedDatabase } from './store-trouble.ts';
import { twoServers } from './two-servers.ts';

/** What goes wrong around the site. Each ends by itself; `seconds` is how long the trouble lasts, where it may vary. */
export const FAULTS: Readonly<Record<string, (seconds: number) => Promise<Outcome>>> = {
  'locked store': lockedStore,
  'slow disk': slowDisk,
  'stopped database': stoppedDatabase,
  'full disk': diskFull,
  'killed under load': killUnderLoad,
  'two servers, database stopped': twoServers,
  'slow mail server': slowMail({ greeting: 5000, answer: 5000 }, false),
  'silent mail server': slowMail({ greeting: 15_000, answer: 0 }, false),
  'stuck mail server': slowMail({ greeting: 0, answer: 40_000 }, true),
  'stop after a crawl': stopAfterCrawl,
  memory: memoryAfterCrawl,
};
