import { header, type ReceivedMail } from '../../tests/fixtures/smtp-server.ts';

/** How often each message was mailed, by its id, which its Message-ID holds. */
export function mailsById(mails: readonly ReceivedMail[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const mail of mails) {
    const id = header(mail, 'Message-ID')?.replace(/^<|@.*$/g, '') ?? '';
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  return times;
}
