import { beforeEach, describe, expect, it } from 'vitest';
import { mailSettings } from '../../tests/fixtures/services/mail-settings.ts';
import { deliveryWorld } from '../../tests/fixtures/store/delivery-world.ts';
import { header, startSmtpServer, type TestSmtpServer } from '../../tests/fixtures/services/smtp-server.ts';
import { deliverNext } from './deliver.ts';
import { createMail } from './mail/mail.ts';

const MINUTE = 60_000;
const FIVE_DAYS = 5 * 24 * 60 * MINUTE;

describe('delivering to several recipients', () => {
  let smtp: TestSmtpServer;
  let { clock, store, services, entries, save, deliveryOf } = deliveryWorld();

  beforeEach(async () => {
    smtp = await startSmtpServer();
    ({ clock, store, services, entries, save, deliveryOf } = deliveryWorld());
    mailThrough([ONE, OTHER]);
    return async () => {
      services.channel.close();
      await store.close();
      await smtp.close();
    };
  });

  const [ONE, OTHER] = ['sales@forthright.example', 'ir@forthright.example'];

  const DEFERRED = { state: 'waiting', deliveredTo: [ONE], lastError: expect.stringContaining('450') };
  const ALARM = { level: 'alarm', event: 'mail.recipients-refused', delivered: 1, fix: 'check MAIL_TO' };

  /** The server's answer to each recipient, the outcome of the message, and the line in the log. */
  const ANSWERS: [one: number | undefined, other: number, delivery: object, entry: object][] = [
    [undefined, 450, DEFERRED, { event: 'mail.deferred', delivered: 1 }],
    [undefined, 550, { state: 'sent', deliveredTo: [ONE] }, ALARM],
    [450, 550, { state: 'waiting', deliveredTo: undefined }, { event: 'mail.deferred' }],
  ];

  it.each(ANSWERS)('records each recipient’s answer: %s and %s', async (one, other, delivery, entry) => {
    const id = await save();
    smtp.refuseRecipient(ONE, one);
    smtp.refuseRecipient(OTHER, other);
    await deliverNext(services);
    expect(await deliveryOf(id)).toMatchObject(delivery);
    expect(entries.at(-1)).toMatchObject(entry);
  });

  it.each([
    ['still deferred after five days', 450, FIVE_DAYS],
    ['refused on a retry', 550, 60 * MINUTE],
  ])('counts as sent, with the alarm, when the other is %s', async (_when, reply, later) => {
    const id = await save();
    smtp.refuseRecipient(OTHER, 450);
    await throughFirstHour();
    smtp.refuseRecipient(OTHER, reply);
    clock.now += later;
    await deliverNext(services);
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent', deliveredTo: [ONE] });
    expect(entries.at(-1)).toMatchObject(ALARM);
    clock.now += FIVE_DAYS;
    expect(await deliverNext(services)).toBe('idle');
  });

  it('retries only the deferred recipient, with the same mail, even after another failure', async () => {
    const id = await save();
    smtp.refuseRecipient(OTHER, 450);
    await deliverNext(services);
    smtp.refuseRecipient(OTHER, undefined);
    smtp.refuseWith(451);
    clock.now += MINUTE;
    await deliverNext(services);
    expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', deliveredTo: [ONE] });
    smtp.refuseWith(undefined);
    clock.now += 5 * MINUTE;
    await deliverNext(services);
    expect(smtp.mails.map(({ to }) => to)).toEqual([[ONE], [OTHER]]);
    const [first, second] = smtp.mails.map((mail) => [header(mail, 'Message-ID'), header(mail, 'To')]);
    expect(first).toEqual(second);
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 3 });
  });

  it('counts as sent when the deferred recipient is removed from MAIL_TO', async () => {
    const id = await save();
    smtp.refuseRecipient(OTHER, 450);
    await deliverNext(services);
    mailThrough([ONE]);
    clock.now += MINUTE;
    await deliverNext(services);
    expect(smtp.mails).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent' });
  });

  /** The attempts at once and after 1, 5, 15 and 30 minutes. */
  async function throughFirstHour() {
    for (const minutes of [0, 1, 5, 15, 30]) {
      clock.now += minutes * MINUTE;
      await deliverNext(services);
    }
  }

  function mailThrough(to: string[]) {
    services.channel.close();
    services.channel = createMail(mailSettings(smtp.url, to.join(', ')));
  }
});
