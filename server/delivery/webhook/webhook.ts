import { once } from 'node:events';
import { connect, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Webhook } from 'standardwebhooks';
import * as v from 'valibot';
import type { WebhookSettings } from '../../settings/settings.ts';
import { LONGEST_ERROR, type Channel, type Fault } from '../channel.ts';
import { payloadOf } from './payload.ts';

/** Milliseconds for the answer. */
export const ANSWER_WITHIN_MS = 10_000;

/**
 * Posts each message as JSON to WEBHOOK_URL, signed as Standard Webhooks says
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md). No redirect is
 * followed, and only the status is read of the answer and `Retry-After`.
 */
export function createWebhook({ url, secret }: WebhookSettings): Channel {
  const signer = new Webhook(secret);
  const closing = new AbortController();
  const close = () => closing.abort();
  return {
    kind: 'webhook',
    setting: 'WEBHOOK_URL',
    async send({ message }) {
      const body = JSON.stringify(payloadOf(message));
      // The time of this attempt, because receivers refuse a signature that is older than five minutes.
      const at = new Date();
      try {
        const response = await fetch(url, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            'webhook-id': message.id,
            'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
            'webhook-signature': signer.sign(message.id, at, body),
          },
          redirect: 'manual',
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
        });
        await response.body?.cancel().catch(() => {});
        return response.ok ? { response: String(response.status) } : { fault: refusal(response) };
      } catch (error) {
        return { fault: failure(error) };
      }
    },
    async verify() {
      const { protocol, hostname, port } = new URL(url);
      const host = hostname.replace(/^\[|\]$/g, '');
      const isSecure = protocol === 'https:';
      const socket = isSecure
        ? connectTls({ host, port: Number(port || 443), servername: isIP(host) ? undefined : host })
        : connect({ host, port: Number(port || 80) });
      try {
        const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
        await once(socket, isSecure ? 'secureConnect' : 'connect', { signal });
        return undefined;
      } catch (error) {
        return failure(error);
      } finally {
        socket.destroy();
      }
    },
    close,
    [Symbol.dispose]: close,
  };
}

/** Gone (410): the receiver wants no more messages. Any other failure may be temporary. */
function refusal({ status, headers }: Response): Fault {
  return {
    verdict: status === 410 ? 'never' : 'later',
    code: String(status),
    error: `The receiver answered ${status}`,
    notBefore: timeOf(headers.get('retry-after') ?? ''),
  };
}

/** Unix milliseconds of `Retry-After`: seconds from now, or a date (RFC 9110, 10.2.3). */
function timeOf(retryAfter: string): number | undefined {
  const time = /^\d+$/.test(retryAfter) ? Date.now() + Number(retryAfter) * 1000 : Date.parse(retryAfter);
  return Number.isNaN(time) ? undefined : time;
}

/** No answer: the connection failed, broke or timed out, or what came was not HTTP. */
function failure(error: unknown): Fault {
  // `fetch` throws an error that has the reason as its cause.
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  const { name, code = name, message } = v.parse(REASON, reason);
  return { verdict: 'later', code, error: message.slice(0, LONGEST_ERROR) };
}

const REASON = v.fallback(
  v.object({
    name: v.string(),
    code: v.fallback(v.optional(v.string()), undefined),
    message: v.string(),
  }),
  { name: 'unknown', message: 'No reason was given' },
);
