import { setTimeout as pause } from 'node:timers/promises';
import { contactMessage } from '../../tests/fixtures/contact-message.ts';

export interface Posted {
  /** Ids of the messages that the site said it has. */
  acknowledged: string[];
  /** Milliseconds from the call to the answer, of the acknowledged ones. */
  times: number[];
  /** Answers that were no success, by status; `none` where the connection broke. */
  refused: Record<string, number>;
}

interface PostOptions {
  /** Visitors at a time, each sending one message after the other. */
  visitors: number;
  /** Ends the load. */
  until: AbortSignal;
  /** Addresses of the servers, taken in turn. */
  sites: readonly string[];
  /** Milliseconds that a visitor waits between an answer and the next message; none unless told. */
  pauseMs?: number;
}

/** Sends messages to the function as fast as the visitors may, each with a key of its own. */
export async function postMessages({ visitors, until, sites, pauseMs = 0 }: PostOptions): Promise<Posted> {
  const posted: Posted = { acknowledged: [], times: [], refused: {} };
  let count = 0;
  const visitor = async () => {
    while (!until.aborted) {
      const site = sites[count % sites.length] ?? '';
      count += 1;
      await post(site, posted, until);
      if (pauseMs > 0) await pause(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return posted;
}

async function post(site: string, posted: Posted, until: AbortSignal) {
  const key = crypto.randomUUID();
  const start = performance.now();
  try {
    const response = await fetch(`${site}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(contactMessage({ message: `Proof ${key}` })),
    });
    const answer: { id?: string } = await response.json();
    if (response.ok && answer.id) {
      posted.acknowledged.push(answer.id);
      posted.times.push(performance.now() - start);
    } else {
      tally(posted, String(response.status));
    }
  } catch {
    // What is under way when the load ends was told nothing; neither was its visitor.
    if (!until.aborted) tally(posted, 'none');
  }
}

function tally({ refused }: Posted, what: string) {
  refused[what] = (refused[what] ?? 0) + 1;
}
