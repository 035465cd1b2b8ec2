import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { header, type TestSmtpServer } from '../../tests/fixtures/services/smtp-server.ts';

/** Tries one fault. */
export type Fault = (seconds: number) => Promise<Outcome>;

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

/** The settings that say where a site keeps its messages. */
export type StoreSettings = { DATA_DIR: string } | { DATABASE_URL: string };

interface StoredMessage {
  id: string;
  state: string;
}

/** All messages, as `npm run inbox -- export` gives them to an operator. */
export async function storedIn(store: StoreSettings): Promise<StoredMessage[]> {
  const args = ['operator/inbox.ts', 'export', '--format', 'json'];
  const options = { env: { ...process.env, ...store }, maxBuffer: 2 ** 30 };
  return JSON.parse((await promisify(execFile)(process.execPath, args, options)).stdout);
}

/**
 * What became of acknowledged messages: how many are missing from the store, and where a mail server is given, once nothing
 * is left to be mailed, never mailed, sent `again`, or doubled, which means that a mailbox that drops mails with a known
 * Message-ID would show them more than once.
 */
export async function fateOf(store: StoreSettings, ids: readonly string[], smtp?: TestSmtpServer) {
  const messages = smtp ? await deliveredIn(store) : await storedIn(store);
  const stored = new Set(messages.map(({ id }) => id));
  const missing = ids.filter((id) => !stored.has(id)).length;
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

/** All messages, once none waits to be mailed. */
async function deliveredIn(store: StoreSettings): Promise<StoredMessage[]> {
  for (;;) {
    const messages = await storedIn(store);
    if (!messages.some(({ state }) => state === 'waiting' || state === 'sending')) return messages;
    await pause(1000);
  }
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
