import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/open-store.ts';
import type { MessageStore, NewMessage } from '../../server/store/store.ts';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { saveMessage } from '../../tests/fixtures/store/save-message.ts';
import { runInbox } from '../inbox.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = 100 * DAY;

describe('the inbox', () => {
  let dataDir: string;
  let store: MessageStore;

  // The store stays open throughout, as it is while the server runs.
  beforeEach(async () => {
    dataDir = temporaryFolder();
    store = await openStore({ dataDir });
    return async () => {
      await store.close();
    };
  });

  it('lists the messages newest first, page by page', async () => {
    const [first, second, third] = [await save({}, 0), await save({}, 1), await save({}, 2)];
    const one = await inbox('list', '--limit', '2');
    expect(one).toMatchObject({ code: 0, complaint: '' });
    expect(one.output).toMatch(new RegExp(`^${third} .*Ada Lovelace <ada@analytical.example>.*\n${second} `));
    expect(one.output).toContain('3 in all, page 1 of 2');
    const two = await inbox('list', '--limit', '2', '--page', '2', '--json');
    expect(JSON.parse(two.output)).toMatchObject({ total: 3, page: 2, pages: 2, messages: [{ id: first }] });
  });

  it('lists those of one state or one address', async () => {
    const held = await save({ heldReason: 'trap' });
    await save({ message: contactMessage({ email: 'bob@example.com' }) });
    const byState = await inbox('list', '--state', 'held', '--json');
    expect(JSON.parse(byState.output).messages).toMatchObject([{ id: held, heldReason: 'trap' }]);
    const byEmail = await inbox('list', '--email', 'BOB@example.com', '--json');
    expect(JSON.parse(byEmail.output).messages).toMatchObject([{ email: 'bob@example.com' }]);
  });

  it('shows a message in full, without characters that control the terminal', async () => {
    const message = contactMessage({ firstName: 'A\u001b[2Jda', message: 'one\ntwo\u001b[2J' });
    const id = await save({ message, attribution: { utm_source: 'letter' } });
    const shown = await inbox('show', id);
    expect(shown).toMatchObject({ code: 0, complaint: '' });
    expect(shown.output).toMatch(/^utm_source +letter$/m);
    expect(shown.output).toMatch(/^mail +waiting, attempts 0, nextAttemptAt 1970/m);
    expect(shown.output).toMatch(/\n\none\ntwo\[2J$/);
    expect(shown.output).not.toContain('\u001b');
    expect(JSON.parse((await inbox('show', id, '--json')).output)).toMatchObject(message);
  });

  it('exports everything, safe for spreadsheets', async () => {
    const message = contactMessage({ company: '=HYPERLINK("http://evil.example")' });
    const attribution = { utm_source: 'letter', referrer: '=1+1' };
    const id = await save({ message, attribution });
    const csv = await inbox('export');
    expect(csv.output).toMatch(/^"id","receivedAt",/);
    expect(csv.output).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(csv.output).toMatch(/"utm_source",[^]*"referrer",[^]*"letter","","","","","'=1\+1"/);
    const semicolons = await inbox('export', '--separator', 'semicolon');
    expect(semicolons.output).toMatch(/^"id";"receivedAt";/);
    const json = await inbox('export', '--format', 'json');
    expect(JSON.parse(json.output)).toMatchObject([
      { ...message, id, attribution, deliveries: [{ kind: 'mail', sentAt: null }] },
    ]);
  });

  it('names the columns of an export without messages', async () => {
    const none = await inbox('export');
    await save();
    expect((await inbox('export')).output.split('\r\n', 1)).toEqual([none.output.trim()]);
  });

  it('imports an export into another store, each message once', async () => {
    const message = contactMessage({ firstName: 'عائشة', message: 'one\r\ntwo\u001b[2J "three"' });
    await save({ message, attribution: { utm_source: 'letter' } }, 5000);
    await save({ heldReason: 'trap' });
    const sent = await store.claim({ kind: 'mail', now: NOW, leaseMs: 1000, worker: 'test' });
    if (sent)
      await store.settle(sent, { result: 'sent', at: NOW, deliveredTo: ['a@b.example', 'c@d.example'] });
    await save({}, 6000);
    await store.claim({ kind: 'mail', now: NOW, leaseMs: 1000, worker: 'test' });
    const file = join(dataDir, 'messages.json');
    const exported = await inbox('export', '--format', 'json');
    await writeFile(file, exported.output);

    const elsewhere = join(dataDir, 'elsewhere');
    const other = await openStore({ dataDir: elsewhere });
    expect(await inboxIn(elsewhere, 'import', file)).toMatchObject({ complaint: '', code: 0 });
    expect((await inboxIn(elsewhere, 'import', file)).output).toContain('0 of 3 messages');
    const again = await inboxIn(elsewhere, 'export', '--format', 'json');
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

  it('imports an export of a release that knew mail only, with its history', async () => {
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
    const file = join(dataDir, 'messages.json');
    await writeFile(file, JSON.stringify([flat]));
    expect(await inbox('import', file)).toMatchObject({ code: 0, output: '1 of 1 messages taken over' });
    const { state, attempts, deliveredTo, lastError, language } = flat;
    expect(JSON.parse((await inbox('show', id, '--json')).output)).toMatchObject({
      ...contactMessage(),
      language,
      receivedAt: flat.receivedAt,
      deliveries: [{ kind: 'mail', state, attempts, deliveredTo, lastError }],
    });
  });

  it('imports nothing from a file that is not an export', async () => {
    const file = join(dataDir, 'messages.json');
    await writeFile(file, '[{"id": "one"}]');
    expect(await inbox('import', file)).toMatchObject({ code: 1, complaint: expect.stringContaining('id') });
  });

  it('mails all messages of one state again', async () => {
    const ids = [await save({}, 0), await save({}, 1)];
    const held = await save({ heldReason: 'trap' });
    for (const _ of ids) {
      const claim = await store.claim({ kind: 'mail', now: NOW, leaseMs: 1000, worker: 'test' });
      if (claim) await store.settle(claim, { result: 'failed', error: '550 unknown' });
    }
    const retried = await inbox('retry', '--state', 'failed');
    expect(retried).toMatchObject({ code: 0, output: expect.stringContaining('2 of 2') });
    for (const id of ids) expect(await store.find(id)).toMatchObject({ deliveries: [{ state: 'waiting' }] });
    expect(await store.find(held)).toMatchObject({ deliveries: [{ state: 'held' }] });
    expect(await inbox('retry', '--state', 'failed')).toMatchObject({
      code: 0,
      output: expect.stringContaining('0 of 0'),
    });
  });

  it('mails held messages', async () => {
    const id = await save({ heldReason: 'too-fast' });
    expect(await inbox('release', id)).toMatchObject({ code: 0, output: `${id} is to be delivered now` });
    expect(await store.find(id)).toMatchObject({ deliveries: [{ state: 'waiting', nextAttemptAt: NOW }] });
  });

  it('does what is possible, and says for each other message why not', async () => {
    const held = await save({ heldReason: 'trap' });
    const waiting = await save();
    expect(await inbox('release', waiting, held, 'nobody')).toEqual({
      code: 1,
      output: '',
      complaint: [
        `${waiting}: mail waiting; only held messages can be released`,
        `${held} is to be delivered now`,
        'There is no message nobody',
      ].join('\n'),
    });
  });

  it('deletes by id and by address', async () => {
    const id = await save();
    await save({ message: contactMessage({ email: 'Bob@example.com' }) });
    const DELETED = '1 deleted; backups made before still hold them until they are deleted';
    expect(await inbox('delete', id)).toMatchObject({ code: 0, output: DELETED });
    expect(await inbox('deleted')).toMatchObject({ code: 0, output: id });
    expect(await inbox('delete', id)).toMatchObject({
      code: 1,
      complaint: `0 deleted; there is no message ${id}`,
    });
    await save({ message: contactMessage({ email: 'eve@xn--mnchen-3ya.example' }) });
    expect(await inbox('delete', '--email', 'eve@münchen.example')).toMatchObject({ code: 0 });
    expect(await inbox('delete', '--email', 'bob@EXAMPLE.com')).toMatchObject({
      code: 0,
      output: DELETED,
    });
    expect(await store.summary()).toMatchObject({ mail: { waiting: 0 } });
  });

  it('purges old messages, and waiting ones only with an option', async () => {
    await save({ heldReason: 'trap' }, NOW - 91 * DAY);
    await save({ heldReason: 'trap' }, NOW - 89 * DAY);
    await save({}, NOW - 91 * DAY);
    expect(await inbox('purge', '--older-than', '90')).toMatchObject({ code: 0, output: '1 deleted' });
    expect(await store.summary()).toMatchObject({ mail: { held: 1, waiting: 1 } });
    await inbox('purge', '--older-than', '90', '--include-waiting');
    expect(await store.summary()).toMatchObject({ mail: { held: 1, waiting: 0 } });
  });

  it('says that there is no store, and creates none', async () => {
    const nowhere = join(dataDir, 'nowhere');
    expect(await inboxIn(nowhere, 'list')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining(`There is no message store at ${nowhere}`),
    });
    expect(existsSync(nowhere)).toBe(false);
  });

  it.each(['help', '--help'])('prints help for %s', async (word) => {
    const general = await inbox(word);
    expect(general).toMatchObject({ code: 0, complaint: '' });
    expect(general.output).toMatch(/list[^]*show[^]*export[^]*retry[^]*release[^]*delete[^]*purge/);
    expect(await inbox()).toEqual(general);
    const particular = await inbox('purge', '--help');
    expect(particular).toMatchObject({ code: 0, output: expect.stringContaining('--include-waiting') });
  });

  it.each([
    [['frobnicate'], 'There is no command "frobnicate"'],
    [['list', '--colour'], "Unknown option '--colour'"],
    [['list', '--state', 'lost'], '--state takes waiting, sending, sent, failed, held, not "lost"'],
    [['list', '--limit', '0'], '--limit takes a whole number from 1'],
    [['list', '--kind', 'pigeon'], '--kind takes mail, webhook, not "pigeon"'],
    [['show'], 'An ID is missing'],
    [['show', 'one', 'two'], 'One message at a time'],
    [['export', '--format', 'xml'], '--format takes csv, json'],
    [['export', '--separator', '|'], '--separator takes comma, semicolon'],
    [['retry', 'id', '--state', 'failed'], 'Either IDs or --state'],
    [['retry', '--state', 'held'], '--state takes failed, waiting, sending'],
    [['delete'], 'An ID is missing'],
    [['delete', 'id', '--email', 'ada@example.com'], 'Either IDs, --email or --listed'],
    [['delete', '--email', 'ada'], '--email takes an e-mail address'],
    [['purge'], '--older-than takes a whole number'],
  ])('does not understand %j and says how it is used', async (args, reason) => {
    const { code, output, complaint } = await inbox(...args);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(complaint).toContain(reason);
    expect(complaint).toContain('Usage: npm run inbox -- ');
  });

  function save(entry?: Partial<NewMessage>, now?: number) {
    return saveMessage(store, entry, now);
  }

  function inbox(...args: string[]) {
    return inboxIn(dataDir, ...args);
  }

  async function inboxIn(folder: string, ...args: string[]) {
    const output: string[] = [];
    const complaint: string[] = [];
    const code = await runInbox(args, {
      openStore: () => openStore({ dataDir: folder }, 'operator'),
      now: () => NOW,
      output: {
        print: (text) => output.push(text),
        complain: (text) => complaint.push(text),
      },
    });
    return { code, output: output.join('\n'), complaint: complaint.join('\n') };
  }
});
