import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { MailSettings } from '../env.ts';
import type { StoredMessage } from '../messages/store.ts';
import { composeMail } from './mail-text.ts';
import { classifySmtpFault, type SmtpFault } from './smtp-fault.ts';

/** Takes messages to a mail server. */
export interface Mailer {
  /** Never rejects: a fault is an answer. */
  send(message: StoredMessage): Promise<SendResult>;
  /** Lets go of idle connections. */
  close(): void;
}

export type SendResult =
  /** `refused`: how many of the recipients the server did not take; at least one it did. */
  | { sent: true; refused: number }
  /** `error` may quote the message and is not for the log; `code` is technical. */
  | { sent: false; fault: SmtpFault; code: string; error: string };

/** The longest a `send` takes, however slowly the server trickles its replies. */
export const SEND_LIMIT_MS = 2 * 60_000;

/**
 * Connects to the server of SMTP_URL when there is something to send, and keeps one connection for what
 * follows. The URL's query may set any option of nodemailer's SMTP transport, such as `?requireTLS=false`.
 */
export function createSmtpMailer(settings: MailSettings): Mailer {
  const url = new URL(settings.smtpUrl);
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: 1,
    // The outbox decides about retries and writes them down.
    maxRequeues: 0,
    // nodemailer would wait 2 minutes, 30 seconds, 10 minutes and 30 seconds.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    // Without it, who sits between us and the server could suppress STARTTLS and read the password.
    requireTLS: url.password !== '' && !LOOPBACK.has(url.hostname),
    // A mail is made of text only; nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(message) {
      try {
        const mail = composeMail(message, settings);
        const { rejected } = await transport.sendMail({
          ...mail,
          signal: AbortSignal.timeout(SEND_LIMIT_MS),
        });
        return { sent: true, refused: rejected.length };
      } catch (error) {
        return failed(error);
      }
    },
    close: () => transport.close(),
  };
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function failed(error: unknown): SendResult {
  const { code, responseCode, message } = v.parse(SMTP_ERROR, error);
  return {
    sent: false,
    fault: classifySmtpFault({ code, responseCode }),
    code: [code, responseCode].filter(Boolean).join(' ') || 'unknown',
    error: message.slice(0, LONGEST_ERROR),
  };
}

/** Servers may explain themselves at length; what the operator needs stands at the beginning. */
const LONGEST_ERROR = 500;

const SMTP_ERROR = v.fallback(
  v.object({
    code: v.fallback(v.optional(v.string()), undefined),
    responseCode: v.fallback(v.optional(v.number()), undefined),
    message: v.string(),
  }),
  { message: 'The mail could not be sent, and no reason was given' },
);
