import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMessageStore } from '../../server/messages/sql-store.ts';
import { openSqlite } from '../../server/messages/sqlite.ts';
import type { MessageStore } from '../../server/messages/store.ts';
import { header, type TestSmtpServer } from '../../tests/fixtures/smtp-server.ts';

/** Tries one fault. */
export type Fault = (seconds: number) => Promise<Outcome>;

/** What came of a fault. */
interface Outcome {
  /** One line for a person. */
  seen: string;
  /** Whether the site met the bar. */
  isHeld: boolean;
}

/** Megabytes that the server may occupy. */
export const MOST_MEMORY = 220;

/** Settings of a site that mails to this server. */
export function mailSettings({ url }: TestSmtpServer) {
  return { SMTP_URL: url, MAIL_TO: 'team@site.example', MAIL_FROM: 'site@site.example' };
}

export function embeddedStore({ dataDir }: { dataDir: string }): MessageStore {
  return createMessageStore(openSqlite(join(dataDir, 'messages.sqlite'), 'operator'));
}

/**
 * What became of acknowledged messages: `missing` from the store, and where a mail server is given, once nothing is left
 * to be mailed, `never` mailed, sent `again`, and `doubled`, which a mailbox that drops mails with a known Message-ID
 * would show more than once. Closes the store.
 */
export async function fateOf(store: MessageStore, ids: readonly string[], smtp?: TestSmtpServer) {
  if (smtp) while ((await unsentIn(store)) > 0) await pause(1000);
  let missing = 0;
  // One after the other: a store refuses hundreds of calls at a time.
  for (const id of ids) if (!(await store.find(id))) missing += 1;
  await store.close();
  // The Message-ID holds the message's id.
  const byId = Map.groupBy(smtp?.mails ?? [], (mail) => header(mail, 'Message-ID')?.replace(/^<|@.*$/g, ''));
  const twice = [...byId.values()].filter(({ length }) => length > 1);
  const headers = twice.map((mails) => new Set(mails.map((mail) => header(mail, 'Message-ID'))));
  const never = ids.filter((id) => smtp && !byId.has(id)).length;
  const doubled = headers.filter(({ size }) => size > 1).length;
  const mailed = `, ${never} never mailed, ${twice.length} sent again, ${doubled} doubled`;
  return {
    missing,
    again: twice.length,
    seen: `${count(ids.length)} acknowledged, ${missing} missing${smtp ? mailed : ''}`,
    isKept: ids.length > 0 && missing + never + doubled === 0,
  };
}

async function unsentIn(store: MessageStore): Promise<number> {
  const { waiting, sending } = await store.summary();
  return waiting + sending;
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
