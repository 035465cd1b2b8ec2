import { storeLocation } from './messages/open-store.ts';
import type { Services } from './services.ts';

/** Tells the operator that the site can be visited, and where. */
export function announceStart({ settings, log }: Pick<Services, 'settings' | 'log'>, address: string): void {
  const facts = {
    address,
    messages: storeLocation(settings),
    mail: settings.mail ? 'configured' : 'not configured: messages wait in the store',
  };
  log.info('start', facts);
  // For the person at the terminal; standard output is for the log.
  process.stderr.write(
    `\n  Site      ${facts.address}\n  Messages  ${facts.messages}\n  Mail      ${facts.mail}\n\n`,
  );
}
