import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMessageStore } from '../../server/messages/sql-store.ts';
import { openSqlite } from '../../server/messages/sqlite.ts';
import type { MessageStore } from '../../server/messages/store.ts';
import { header, type TestSmtpServer } from '../../tests/fixtures/smtp-server.ts';

/** What came of a fault. */
export interface Outcome {
  /** One line for a person. */
  seen: string;
  /** Whether the site met the bar. */
  isHeld: boolean;
}

/** Settings of a site that mails to this server. */
export function mailSettings({ url }: TestSmtpServer) {
  return { SMTP_URL: url, MAIL_TO: 'team@site.example', MAIL_FROM: 'site@site.example' };
}

export function embeddedStore({ dataDir }: { dataDir: string }): MessageStore {
  return createMessageStore(openSqlite(join(dataDir, 'messages.sqlite'), 'operator'));
}

/** How many of these messages the store lacks. One after the other: a store refuses hundreds of calls at a time. */
export async function missingIn(store: MessageStore, ids: readonly string[]): Promise<number> {
  let missing = 0;
  for (const id of ids) if (!(await store.find(id))) missing += 1;
  return missing;
}

/**
 * Waits until no message is left to be mailed. Returns how many of these were never mailed, how many were sent more than
 * once, and how many a mailbox that drops mails with a known Message-ID would show more than once.
 */
export async function mailedOf(store: MessageStore, ids: readonly string[], { mails }: TestSmtpServer) {
  for (;;) {
    const { waiting, sending } = await store.summary();
    if (waiting + sending === 0) break;
    await pause(1000);
  }
  // The Message-ID holds the message's id.
  const byId = Map.groupBy(mails, (mail) => header(mail, 'Message-ID')?.replace(/^<|@.*$/g, ''));
  return {
    never: ids.filter((id) => !byId.has(id)).length,
    again: [...byId.values()].filter(({ length }) => length > 1).length,
    doubled: [...byId.values()].filter(
      (same) => new Set(same.map((mail) => header(mail, 'Message-ID'))).size > 1,
    ).length,
  };
}

/** `3,806 × 503`, or `none`. */
export function refusals(refused: Readonly<Record<string, number>>): string {
  const counts = Object.entries(refused).map(([status, times]) => `${count(times)} × ${status}`);
  return counts.join(', ') || 'none';
}

export function onlyUnavailable(refused: Readonly<Record<string, number>>): boolean {
  return Object.keys(refused).every((status) => status === '503');
}

export function count(value: number): string {
  return value.toLocaleString('en');
}
