import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { askInbox, NOW, openedInbox, type OpenedInbox } from '../../tests/fixtures/store/opened-inbox.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('the inbox', () => {
  let at: OpenedInbox;

  beforeEach(async () => {
    at = await openedInbox();
    return () => at.store.close();
  });

  it('lists the messages newest first, page by page', async () => {
    const [first, second, third] = [await at.save({}, 0), await at.save({}, 1), await at.save({}, 2)];
    const one = await at.inbox('list', '--limit', '2');
    expect(one).toMatchObject({ code: 0, complaint: '' });
    expect(one.output).toMatch(new RegExp(`^${third} .*Ada Lovelace <ada@analytical.example>.*\n${second} `));
    expect(one.output).toContain('3 in all, page 1 of 2');
    const two = await at.inbox('list', '--limit', '2', '--page', '2', '--json');
    expect(JSON.parse(two.output)).toMatchObject({ total: 3, page: 2, pages: 2, messages: [{ id: first }] });
  });

  it('lists those of one state or one address', async () => {
    const held = await at.save({ heldReason: 'trap' });
    await at.save({ message: contactMessage({ email: 'bob@example.com' }) });
    const byState = await at.inbox('list', '--state', 'held', '--json');
    expect(JSON.parse(byState.output).messages).toMatchObject([{ id: held, heldReason: 'trap' }]);
    const byEmail = await at.inbox('list', '--email', 'BOB@example.com', '--json');
    expect(JSON.parse(byEmail.output).messages).toMatchObject([{ email: 'bob@example.com' }]);
  });

  it('shows a message in full, without characters that control the terminal', async () => {
    const message = contactMessage({ firstName: 'A\u001b[2Jda', message: 'one\ntwo\u001b[2J' });
    const id = await at.save({ message, attribution: { utm_source: 'letter' } });
    const shown = await at.inbox('show', id);
    expect(shown).toMatchObject({ code: 0, complaint: '' });
    expect(shown.output).toMatch(/^utm_source +letter$/m);
    expect(shown.output).toMatch(/^mail +waiting, attempts 0, nextAttemptAt 1970/m);
    expect(shown.output).toMatch(/\n\none\ntwo\[2J$/);
    expect(shown.output).not.toContain('\u001b');
    expect(JSON.parse((await at.inbox('show', id, '--json')).output)).toMatchObject(message);
  });

  it('mails all messages of one state again', async () => {
    const ids = [await at.save({}, 0), await at.save({}, 1)];
    const held = await at.save({ heldReason: 'trap' });
    for (const _ of ids) {
      const claim = await at.store.claim({ kind: 'mail', now: NOW, leaseMs: 1000, worker: 'test' });
      if (claim) await at.store.settle(claim, { result: 'failed', error: '550 unknown' });
    }
    const retried = await at.inbox('retry', '--state', 'failed');
    expect(retried).toMatchObject({ code: 0, output: expect.stringContaining('2 of 2') });
    for (const id of ids)
      expect(await at.store.find(id)).toMatchObject({ deliveries: [{ state: 'waiting' }] });
    expect(await at.store.find(held)).toMatchObject({ deliveries: [{ state: 'held' }] });
    expect(await at.inbox('retry', '--state', 'failed')).toMatchObject({
      code: 0,
      output: expect.stringContaining('0 of 0'),
    });
  });

  it('mails held messages', async () => {
    const id = await at.save({ heldReason: 'too-fast' });
    expect(await at.inbox('release', id)).toMatchObject({ code: 0, output: `${id} is due now` });
    expect(await at.store.find(id)).toMatchObject({ deliveries: [{ state: 'waiting', nextAttemptAt: NOW }] });
  });

  it('retries every message that it can, and says why it cannot retry the others', async () => {
    const held = await at.save({ heldReason: 'trap' });
    const waiting = await at.save();
    expect(await at.inbox('release', waiting, held, 'nobody')).toEqual({
      code: 1,
      output: '',
      complaint: [
        `${waiting}: mail waiting; only held messages can be released`,
        `${held} is due now`,
        'There is no message nobody',
      ].join('\n'),
    });
  });

  it('deletes by id and by address', async () => {
    const id = await at.save();
    await at.save({ message: contactMessage({ email: 'Bob@example.com' }) });
    const DELETED = '1 deleted; backups made before still hold them until they are deleted';
    expect(await at.inbox('delete', id)).toMatchObject({ code: 0, output: DELETED });
    expect(await at.inbox('deleted')).toMatchObject({ code: 0, output: id });
    expect(await at.inbox('delete', id)).toMatchObject({
      code: 1,
      complaint: `0 deleted; there is no message ${id}`,
    });
    await at.save({ message: contactMessage({ email: 'eve@xn--mnchen-3ya.example' }) });
    expect(await at.inbox('delete', '--email', 'eve@münchen.example')).toMatchObject({ code: 0 });
    expect(await at.inbox('delete', '--email', 'bob@EXAMPLE.com')).toMatchObject({
      code: 0,
      output: DELETED,
    });
    expect(await at.store.summary()).toMatchObject({ mail: { waiting: 0 } });
  });

  it('purges old messages, and waiting ones only with an option', async () => {
    await at.save({ heldReason: 'trap' }, NOW - 91 * DAY);
    await at.save({ heldReason: 'trap' }, NOW - 89 * DAY);
    await at.save({}, NOW - 91 * DAY);
    expect(await at.inbox('purge', '--older-than', '90')).toMatchObject({ code: 0, output: '1 deleted' });
    expect(await at.store.summary()).toMatchObject({ mail: { held: 1, waiting: 1 } });
    await at.inbox('purge', '--older-than', '90', '--include-waiting');
    expect(await at.store.summary()).toMatchObject({ mail: { held: 1, waiting: 0 } });
  });

  it('says that there is no store, and creates none', async () => {
    const nowhere = join(at.dataDir, 'nowhere');
    expect(await askInbox(nowhere, 'list')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining(`There is no message store at ${nowhere}`),
    });
    expect(existsSync(nowhere)).toBe(false);
  });

  it.each(['help', '--help'])('prints help for %s', async (word) => {
    const general = await at.inbox(word);
    expect(general).toMatchObject({ code: 0, complaint: '' });
    expect(general.output).toMatch(/list[^]*show[^]*export[^]*retry[^]*release[^]*delete[^]*purge/);
    expect(await at.inbox()).toEqual(general);
    const particular = await at.inbox('purge', '--help');
    expect(particular).toMatchObject({ code: 0, output: expect.stringContaining('--include-waiting') });
  });

  it.each([
    [['frobnicate'], 'There is no command "frobnicate"'],
    [['list', '--colour'], "Unknown option '--colour'"],
    [['list', '--state', 'lost'], '--state takes waiting, sending, sent, failed, held, not "lost"'],
    [['list', '--limit', '0'], '--limit takes a whole number from 1'],
    [['list', '--kind', 'pigeon'], '--kind takes mail, webhook, not "pigeon"'],
    [['show'], 'An ID is missing'],
    [['show', 'one', 'two'], 'show takes one ID'],
    [['export', '--format', 'xml'], '--format takes csv, json'],
    [['export', '--separator', '|'], '--separator takes comma, semicolon'],
    [['retry', 'id', '--state', 'failed'], 'Either IDs or --state'],
    [['retry', '--state', 'held'], '--state takes failed, waiting, sending'],
    [['delete'], 'An ID is missing'],
    [['delete', 'id', '--email', 'ada@example.com'], 'Either IDs, --email or --listed'],
    [['delete', '--email', 'ada'], '--email takes an email address'],
    [['purge'], '--older-than takes a whole number'],
  ])('refuses %j and prints its usage', async (args, reason) => {
    const { code, output, complaint } = await at.inbox(...args);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(complaint).toContain(reason);
    expect(complaint).toContain('Usage: npm run inbox -- ');
  });
});
