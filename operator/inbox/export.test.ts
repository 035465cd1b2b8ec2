import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { askInbox, NOW, openedInbox, type OpenedInbox } from '../../tests/fixtures/store/opened-inbox.ts';

describe('exports and imports of the inbox', () => {
  let at: OpenedInbox;

  beforeEach(async () => {
    at = await openedInbox();
    return () => at.store.close();
  });

  it('exports everything, safe for spreadsheets', async () => {
    const message = contactMessage({ company: '=HYPERLINK("http://evil.example")' });
    const attribution = { utm_source: 'letter', referrer: '=1+1' };
    const id = await at.save({ message, attribution });
    const csv = await at.inbox('export');
    expect(csv.output).toMatch(/^"id","receivedAt",/);
    expect(csv.output).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(csv.output).toMatch(/"utm_source",[^]*"referrer",[^]*"letter","","","","","'=1\+1"/);
    const semicolons = await at.inbox('export', '--separator', 'semicolon');
    expect(semicolons.output).toMatch(/^"id";"receivedAt";/);
    const json = await at.inbox('export', '--format', 'json');
    expect(JSON.parse(json.output)).toMatchObject([
      { ...message, id, attribution, deliveries: [{ kind: 'mail', sentAt: null }] },
    ]);
  });

  it('names the columns of an export without messages', async () => {
    const none = await at.inbox('export');
    await at.save();
    expect((await at.inbox('export')).output.split('\r\n', 1)).toEqual([none.output.trim()]);
  });

  it('imports an export into another store, each message once', async () => {
    const message = contactMessage({ firstName: 'عائشة', message: 'one\r\ntwo\u001b[2J "three"' });
    await at.save({ message, attribution: { utm_source: 'letter' } }, 5000);
    await at.save({ heldReason: 'trap' });
    const sent = await at.store.claim({ kind: 'mail', now: NOW, leaseMs: 1000, worker: 'test' });
    if (sent)
      await at.store.settle(sent, { result: 'sent', at: NOW, deliveredTo: ['a@b.example', 'c@d.example'] });
    await at.save({}, 6000);
    await at.store.claim({ kind: 'mail', now: NOW, leaseMs: 1000, worker: 'test' });
    const file = join(at.dataDir, 'messages.json');
    const exported = await at.inbox('export', '--format', 'json');
    await writeFile(file, exported.output);

    const elsewhere = join(at.dataDir, 'elsewhere');
    const other = await openStore({ dataDir: elsewhere });
    expect(await askInbox(elsewhere, 'import', file)).toMatchObject({ complaint: '', code: 0 });
    expect((await askInbox(elsewhere, 'import', file)).output).toContain('0 of 3 messages');
    const again = await askInbox(elsewhere, 'export', '--format', 'json');
    const [waits, ...others] = JSON.parse(exported.output);
    expect(JSON.parse(again.output)).toEqual([
      {
        ...waits,
        deliveries: [{ ...waits.deliveries[0], state: 'waiting', nextAttemptAt: waits.receivedAt }],
      },
      ...others,
    ]);
    expect(await other.summary()).toMatchObject({ mail: { waiting: 1, sending: 0, sent: 1, held: 1 } });
    await other.close();
  });

  it('imports an export of a release without webhooks, with its history', async () => {
    const id = '01923b6e-0000-7000-8000-000000000001';
    const flat = {
      ...contactMessage(),
      id,
      receivedAt: '2026-01-02T03:04:05.000Z',
      language: 'de',
      state: 'failed',
      heldReason: null,
      attempts: 7,
      nextAttemptAt: null,
      deliveredTo: 'a@b.example, c@d.example',
      sentAt: null,
      lastError: '550 unknown',
    };
    const file = join(at.dataDir, 'messages.json');
    await writeFile(file, JSON.stringify([flat]));
    expect(await at.inbox('import', file)).toMatchObject({ code: 0, output: '1 of 1 messages imported' });
    const { state, attempts, deliveredTo, lastError, language } = flat;
    expect(JSON.parse((await at.inbox('show', id, '--json')).output)).toMatchObject({
      ...contactMessage(),
      language,
      receivedAt: flat.receivedAt,
      deliveries: [{ kind: 'mail', state, attempts, deliveredTo, lastError }],
    });
  });

  it('imports nothing from a file that is not an export', async () => {
    const file = join(at.dataDir, 'messages.json');
    await writeFile(file, '[{"id": "one"}]');
    expect(await at.inbox('import', file)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('id'),
    });
  });
});
