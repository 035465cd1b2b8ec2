import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import type { MailSettings } from '../../settings/settings.ts';
import { LONGEST_ERROR, SEND_LIMIT_MS, type Channel, type Fault } from '../channel.ts';
import { composeMail, domainOf } from './mail-text.ts';
import { smtpVerdict } from './smtp-verdict.ts';

/**
 * Connects to the server of SMTP_URL when there is something to send, and keeps the connection. The URL's query may set
 * any option of nodemailer's SMTP transport, such as `?requireTLS=false`.
 */
export function createMail(settings: MailSettings): Channel {
  const url = new URL(settings.smtpUrl);
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: 1,
    // The store handles retries. This one is for servers that close the connection after each mail: another is opened
    // at once when no byte of the mail was sent.
    maxRequeues: 1,
    // nodemailer's defaults are 2 minutes, 30 seconds, 10 minutes and 30 seconds.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    // Otherwise an attacker on the network could suppress STARTTLS and read the password.
    requireTLS: url.password !== '' && !LOOPBACK.has(url.hostname),
    // The sender's domain. A container's own name cannot be looked up, and large hosts refuse `[127.0.0.1]`,
    // nodemailer's greeting there. `?name=` in SMTP_URL sets another name.
    name: domainOf(settings.from.address),
    // Nothing in a mail may make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const closing = new AbortController();
  const close = () => {
    closing.abort();
    transport.close();
  };
  return {
    kind: 'mail',
    setting: 'SMTP_URL',
    async send({ message, delivery: { deliveredTo = [] } }) {
      const to = settings.to.filter((address) => !deliveredTo.includes(address));
      if (to.length === 0) return { deliveredTo };
      try {
        const info = await transport.sendMail({
          ...composeMail(message, settings),
          envelope: { from: settings.from.address, to },
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(SEND_LIMIT_MS)]),
        });
        return {
          deliveredTo: [...deliveredTo, ...acceptedOf(to, info.accepted)],
          fault: faultOf(info),
          response: info.response,
        };
      } catch (error) {
        return { deliveredTo, fault: describe(error) };
      }
    },
    verify: () =>
      transport.verify().then(
        () => undefined,
        (error: unknown) => describe(error),
      ),
    close,
    [Symbol.dispose]: close,
  };
}

/**
 * The recipients that the mail server accepted. Nodemailer returns domains in ASCII and may return objects. A
 * recipient whom its list lacks counts as not reached: two mails are better than none.
 */
export function acceptedOf(
  recipients: readonly string[],
  accepted: readonly (string | { address: string })[],
): string[] {
  const found = new Set(accepted.map((one) => normalized(typeof one === 'string' ? one : one.address)));
  return recipients.filter((address) => found.has(normalized(address)));
}

function normalized(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainOf(address)}`;
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Retried while at least one recipient is deferred; recipients who were refused for good are then refused again. */
function faultOf({ rejectedErrors = [] }: { rejectedErrors?: unknown[] }): Fault | undefined {
  const faults = rejectedErrors.map(describe);
  const deferred = faults.find(({ verdict }) => verdict !== 'never');
  return deferred ? { ...deferred, verdict: 'later' } : faults[0];
}

function describe(error: unknown): Fault {
  const { code, responseCode, message } = v.parse(SMTP_ERROR, error);
  return {
    verdict: smtpVerdict({ code, responseCode }),
    code: [code, responseCode].filter(Boolean).join(' ') || 'unknown',
    error: message.slice(0, LONGEST_ERROR),
  };
}

const SMTP_ERROR = v.fallback(
  v.object({
    code: v.fallback(v.optional(v.string()), undefined),
    responseCode: v.fallback(v.optional(v.number()), undefined),
    message: v.string(),
  }),
  { message: 'The mail could not be sent, and no reason was given' },
);
