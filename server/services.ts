import { hostname } from 'node:os';
import { ContentFolder } from '../app/content/content-folder.server.ts';
import type { Settings } from './env.ts';
import type { ContactServices } from './functions/send-contact-email/receive.ts';
import type { Log } from './log.ts';
import { startOutboxWorker } from './mail/outbox-worker.ts';
import { createSmtpMailer } from './mail/smtp.ts';
import { openStore } from './messages/open-store.ts';
import type { MessageStore } from './messages/store.ts';

/** What lives as long as the process; opened once, handed to the app. */
export interface Services extends ContactServices {
  settings: Settings;
  store: MessageStore;
  /** The editors' files. */
  content: ContentFolder;
  /** Finishes the mail in hand, then lets go of the mail server and the store. */
  close(): Promise<void>;
}

/** The services, and where the site is: known once it listens. */
export interface SiteServices extends Services {
  /** Origin in canonical links, without a slash at the end. */
  origin: string;
}

/**
 * Opens the store and, when mail is configured, starts mailing what it holds. Without mail, messages
 * wait in the store.
 * @throws when the store cannot be opened.
 */
export function openServices(settings: Settings, log: Log, now: () => number = Date.now): Services {
  const store = openStore(settings);
  const mailer = settings.mail && createSmtpMailer(settings.mail);
  const worker =
    mailer &&
    startOutboxWorker({
      store,
      mailer,
      log,
      now,
      random: Math.random,
      worker: `${hostname()}/${process.pid}`,
    });
  return {
    settings,
    store,
    content: new ContentFolder(settings.contentDir, ({ kind, ...report }) =>
      log.warn(`content.${kind}`, report),
    ),
    log,
    now,
    wake: () => worker?.wake(),
    async close() {
      await worker?.stop();
      mailer?.close();
      await store.close();
    },
  };
}
