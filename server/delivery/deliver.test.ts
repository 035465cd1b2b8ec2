import { beforeEach, describe, expect, it } from 'vitest';
import { mailSettings } from '../../tests/fixtures/services/mail-settings.ts';
import { VISITOR_WORDS } from '../../tests/fixtures/store/contact-message.ts';
import { deliveryWorld } from '../../tests/fixtures/store/delivery-world.ts';
import { header, startSmtpServer, type TestSmtpServer } from '../../tests/fixtures/services/smtp-server.ts';
import { deliverNext, OPERATOR_PAUSE_MS, type DeliveryServices } from './deliver.ts';
import { SEND_LIMIT_MS } from './channel.ts';
import { createMail } from './mail/mail.ts';

const MINUTE = 60_000;
const FIVE_DAYS = 5 * 24 * 60 * MINUTE;

describe('delivering through a real mail server', () => {
  let smtp: TestSmtpServer;
  let { clock, store, services, entries, save, deliveryOf } = deliveryWorld();

  beforeEach(async () => {
    smtp = await startSmtpServer();
    ({ clock, store, services, entries, save, deliveryOf } = deliveryWorld());
    mailThrough(smtp.url);
    return async () => {
      services.channel.close();
      await store.close();
      await smtp.close();
    };
  });

  it('mails each message once, one after the other over one connection', async () => {
    const ids = [await save(), await save(), await save()];
    while ((await deliverNext(services)) === 'worked');
    expect(smtp.mails).toMatchObject(
      ids.map(() => ({ from: 'site@forthright.example', to: ['sales@forthright.example'] })),
    );
    expect(smtp.connections()).toBe(1);
    for (const id of ids)
      expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 1, sentAt: clock.now });
  });

  /** The attempts at once and after 1, 5, 15 and 30 minutes. */
  async function throughFirstHour() {
    for (const minutes of [0, 1, 5, 15, 30]) {
      clock.now += minutes * MINUTE;
      await deliverNext(services);
    }
  }

  it('gives up after five days of temporary faults', async () => {
    const id = await save();
    smtp.refuseWith(450);
    await throughFirstHour();
    clock.now += FIVE_DAYS - 51 * MINUTE - 1;
    await deliverNext(services);
    expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', nextAttemptAt: clock.now + 1 });
    clock.now += 1;
    await deliverNext(services);
    expect(await deliveryOf(id)).toMatchObject({ state: 'failed', attempts: 7 });
  });

  it('keeps a message whose server cannot be reached', async () => {
    await smtp.close();
    const id = await save();
    expect(await deliverNext(services)).toBe('worked');
    expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', nextAttemptAt: clock.now + MINUTE });
    smtp = await startSmtpServer();
  });

  it.each(['mid-data', 'before-answer'] as const)(
    'mails a message again, under the same Message-ID, when the server hangs up on it: %s',
    async (when) => {
      smtp.hangUp(when);
      const id = await save();
      expect(await deliverNext(services)).toBe('worked');
      expect(await deliveryOf(id)).toMatchObject({ state: 'waiting', nextAttemptAt: clock.now + MINUTE });
      expect(smtp.connections()).toBe(1);
      smtp.hangUp(undefined);
      clock.now += MINUTE;
      await deliverNext(services);
      expect(smtp.mails.map((mail) => header(mail, 'Message-ID'))).toEqual([`<${id}@forthright.example>`]);
      expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
    },
  );

  it.each(['with-answer', 'at-next-mail'] as const)(
    'mails the next one at once, over a new connection, when the server hangs up after one: %s',
    async (when) => {
      smtp.hangUp(when);
      for (let count = 0; count < 4; count += 1) await save();
      while ((await deliverNext(services)) === 'worked');
      expect(await store.summary()).toMatchObject({ mail: { sent: 4, waiting: 0 } });
      expect([smtp.mails.length, smtp.connections()]).toEqual([4, 4]);
    },
  );

  it('counts no attempt and raises the alarm when the login is refused', async () => {
    await smtp.close();
    smtp = await startSmtpServer({ password: 'right' });
    const id = await save();
    mailThrough(smtp.url.replace('//', '//site:wrong@'));
    expect(await deliverNext(services)).toBe('refused');
    expect(await deliveryOf(id)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: clock.now + OPERATOR_PAUSE_MS,
    });
    expect(entries.at(-1)).toMatchObject({
      level: 'alarm',
      code: 'EAUTH 535',
      fix: 'check SMTP_URL',
    });

    mailThrough(smtp.url.replace('//', '//site:right@'));
    clock.now += OPERATOR_PAUSE_MS;
    await deliverNext(services);
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('mails the message of a dead worker again, under the same Message-ID', async () => {
    const id = await save();
    const dying = { ...services, store: { ...store, settle: () => Promise.reject(new Error('killed')) } };
    await expect(deliverNext(dying)).rejects.toThrow('killed');
    expect(await deliverNext(services)).toBe('idle');

    clock.now += 2 * SEND_LIMIT_MS;
    await deliverNext(services);
    expect(smtp.mails.map((mail) => header(mail, 'Message-ID'))).toEqual(
      Array.from({ length: 2 }, () => `<${id}@forthright.example>`),
    );
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('delivers a claimed delivery at once although the answer of the store was lost', async () => {
    const id = await save();
    const { claim } = store;
    let isLost = true;
    const pending = {};
    services.store = {
      ...store,
      async claim(request) {
        const claimed = await claim(request);
        if (isLost) throw new Error('The connection was lost');
        return claimed;
      },
    };
    await expect(deliverNext(services, pending)).rejects.toThrow('lost');
    isLost = false;
    expect(await deliverNext(services, pending)).toBe('worked');
    expect(smtp.mails).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent' });
  });

  it('leaves a message to one worker for as long as an attempt can last', async () => {
    await save();
    const { channel } = services;
    const slow: DeliveryServices = {
      ...services,
      channel: {
        ...channel,
        async send(claim) {
          clock.now += SEND_LIMIT_MS;
          expect(await deliverNext({ ...services, worker: 'another' })).toBe('idle');
          return channel.send(claim);
        },
      },
    };
    expect(await deliverNext(slow)).toBe('worked');
    expect(smtp.mails).toHaveLength(1);
  });

  it('reports and logs the result of each attempt, and nothing about the visitor', async () => {
    const attempts: string[] = [];
    services = { ...services, onAttempt: (result) => attempts.push(result) };
    for (const reply of [undefined, 450, 554]) {
      await save();
      smtp.refuseWith(reply);
      await deliverNext(services);
    }
    await deliverNext(services);
    expect(attempts).toEqual(['sent', 'deferred', 'failed']);
    expect(entries).toMatchObject([
      { level: 'info' },
      { level: 'warn', event: 'mail.deferred' },
      { level: 'alarm', event: 'mail.failed', fix: expect.stringContaining('inbox -- retry') },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(VISITOR_WORDS);
    expect(JSON.stringify(entries)).not.toMatch(/refused by the test/i);
  });

  function mailThrough(smtpUrl: string) {
    services.channel.close();
    services.channel = createMail(mailSettings(smtpUrl));
  }
});
