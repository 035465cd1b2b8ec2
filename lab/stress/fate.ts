import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { header, type TestSmtpServer } from '../../tests/fixtures/services/smtp-server.ts';
import { WEBHOOK_SECRET, type TestReceiver } from '../../tests/fixtures/services/webhook-receiver.ts';

/** Tries one flood or fault. */
export type Case = (seconds: number) => Promise<Outcome>;

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

/** Settings of a site that posts to this receiver. */
export function webhookSettings({ url }: TestReceiver) {
  return { WEBHOOK_URL: url, WEBHOOK_SECRET };
}

/** The settings that say where a site keeps its messages. */
export type StoreSettings = { DATA_DIR: string } | { DATABASE_URL: string };

interface StoredMessage {
  id: string;
  deliveries: { state: string }[];
}

/** All messages, as `npm run inbox -- export` gives them to an operator. */
async function storedIn(store: StoreSettings): Promise<StoredMessage[]> {
  const args = ['operator/inbox.ts', 'export', '--format', 'json'];
  const options = { env: { ...process.env, ...store }, maxBuffer: 2 ** 30 };
  return JSON.parse((await promisify(execFile)(process.execPath, args, options)).stdout);
}

/**
 * What became of acknowledged messages: how many are missing from the store, and where a mail server is given, once nothing
 * is left to be delivered, never delivered to it or to the receiver of webhooks, sent `again`, or doubled, which means that
 * a mailbox that drops mails with a known Message-ID would show them more than once.
 */
export async function fateOf(
  store: StoreSettings,
  ids: readonly string[],
  smtp?: TestSmtpServer,
  receiver?: TestReceiver,
) {
  const messages = smtp ? await deliveredIn(store) : await storedIn(store);
  const stored = new Set(messages.map(({ id }) => id));
  const missing = ids.filter((id) => !stored.has(id)).length;
  const headers = smtp?.mails.map((mail) => header(mail, 'Message-ID') ?? '') ?? [];
  // The Message-ID holds the message's id.
  const mailed = new Set(headers.map((id) => id.replace(/^<|@.*$/g, '')));
  const posts = receiver?.received ?? [];
  const posted = new Set(posts.map(({ id }) => id));
  const never = ids.filter((id) => (smtp && !mailed.has(id)) || (receiver && !posted.has(id))).length;
  const again = headers.length - new Set(headers).size + posts.length - posted.size;
  const doubled = new Set(headers).size - mailed.size;
  const delivered = `, ${never} never delivered, ${again} sent again, ${doubled} doubled`;
  return {
    missing,
    again,
    seen: `${count(ids.length)} acknowledged, ${missing} missing${smtp ? delivered : ''}`,
    isKept: ids.length > 0 && missing + never + doubled === 0,
  };
}

/** All messages, once none waits for a delivery, or after five minutes. */
async function deliveredIn(store: StoreSettings): Promise<StoredMessage[]> {
  const until = AbortSignal.timeout(300_000);
  for (;;) {
    const messages = await storedIn(store);
    if (until.aborted || !messages.some(({ deliveries }) => deliveries.some(isOpen))) return messages;
    await pause(1000);
  }
}

function isOpen({ state }: { state: string }): boolean {
  return state === 'waiting' || state === 'sending';
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
