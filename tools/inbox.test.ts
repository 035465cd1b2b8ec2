import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../server/messages/open-store.ts';
import type { MessageStore, NewMessage } from '../server/messages/store.ts';
import { contactMessage } from '../tests/fixtures/contact-message.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('npm run inbox', () => {
  let dataDir: string;
  let store: MessageStore;

  // The store stays open throughout, as it is while the server runs.
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'forthright-inbox-'));
    store = openStore({ dataDir });
    return async () => {
      await store.close();
      await rm(dataDir, { recursive: true });
    };
  });

  it('lists the messages newest first, page by page', async () => {
    const [first, second, third] = [await save({}, 0), await save({}, 1), await save({}, 2)];
    const one = await inbox('list', '--limit', '2');
    expect(one).toMatchObject({ code: 0, stderr: '' });
    expect(one.stdout).toMatch(new RegExp(`^${third} .*Ada Lovelace <ada@analytical.example>.*\n${second} `));
    expect(one.stdout).toContain('3 in all, page 1 of 2');
    const two = await inbox('list', '--limit', '2', '--page', '2', '--json');
    expect(JSON.parse(two.stdout)).toMatchObject({ total: 3, page: 2, pages: 2, messages: [{ id: first }] });
  });

  it('lists those of one state or one address', async () => {
    const held = await save({ heldReason: 'trap' });
    await save({ message: contactMessage({ email: 'bob@example.com' }) });
    const [byState, byEmail] = await Promise.all([
      inbox('list', '--state', 'held', '--json'),
      inbox('list', '--email', 'BOB@example.com', '--json'),
    ]);
    expect(JSON.parse(byState.stdout).messages).toMatchObject([{ id: held, heldReason: 'trap' }]);
    expect(JSON.parse(byEmail.stdout).messages).toMatchObject([{ email: 'bob@example.com' }]);
  });

  it('shows a message in full, without what could command the terminal', async () => {
    const id = await save({
      message: contactMessage({ firstName: 'A\u001b[2Jda', message: 'one\ntwo\u001b[2J' }),
    });
    const shown = await inbox('show', id);
    expect(shown).toMatchObject({ code: 0, stderr: '' });
    expect(shown.stdout).toMatch(/^state +waiting$/m);
    expect(shown.stdout).toContain('\n\none\ntwo[2J\n');
    expect(shown.stdout).not.toContain('\u001b');
    expect(JSON.parse((await inbox('show', id, '--json')).stdout)).toMatchObject({
      message: 'one\ntwo\u001b[2J',
    });
  });

  it('exports everything, safe for spreadsheets', async () => {
    const id = await save({ message: contactMessage({ company: '=HYPERLINK("http://evil.example")' }) });
    const [csv, json] = await Promise.all([inbox('export'), inbox('export', '--format', 'json')]);
    expect(csv.stdout).toMatch(/^"id","receivedAt",/);
    expect(csv.stdout).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(JSON.parse(json.stdout)).toMatchObject([
      { ...contactMessage(), id, company: '=HYPERLINK("http://evil.example")', sentAt: null },
    ]);
  });

  it('retries what failed and releases what is held', async () => {
    const failed = await save();
    const [claim] = await store.claim({ limit: 1, now: Date.now(), leaseMs: 1000, worker: 'test' });
    if (claim) await store.settle(claim, { result: 'failed', error: '550 unknown' });
    const held = await save({ heldReason: 'too-fast' });
    expect(await inbox('retry', failed)).toMatchObject({
      code: 0,
      stdout: `${failed} is to be mailed now\n`,
    });
    expect(await inbox('release', held)).toMatchObject({ code: 0, stdout: `${held} is to be mailed now\n` });
    expect(await store.summary()).toMatchObject({ waiting: 2 });
  });

  it('says why it cannot, for each message, and does what it can', async () => {
    const held = await save({ heldReason: 'trap' });
    const waiting = await save();
    expect(await inbox('release', waiting, held, 'nobody')).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        `${waiting} is waiting: only held messages can be released`,
        `${held} is to be mailed now`,
        'There is no message nobody',
        '',
      ].join('\n'),
    });
  });

  it('deletes by id and by address', async () => {
    const id = await save();
    await save({ message: contactMessage({ email: 'Bob@example.com' }) });
    expect(await inbox('delete', id)).toMatchObject({ code: 0, stdout: '1 deleted\n' });
    expect(await inbox('delete', id)).toMatchObject({
      code: 1,
      stderr: `0 deleted; there is no message ${id}\n`,
    });
    expect(await inbox('delete', '--email', 'bob@EXAMPLE.com')).toMatchObject({
      code: 0,
      stdout: '1 deleted\n',
    });
    expect(await store.summary()).toMatchObject({ waiting: 0 });
  });

  it('purges what is old, and what waits only when told to', async () => {
    await save({ heldReason: 'trap' }, Date.now() - 91 * DAY);
    await save({ heldReason: 'trap' }, Date.now() - 89 * DAY);
    await save({}, Date.now() - 91 * DAY);
    expect(await inbox('purge', '--older-than', '90')).toMatchObject({ code: 0, stdout: '1 deleted\n' });
    expect(await store.summary()).toMatchObject({ held: 1, waiting: 1 });
    await inbox('purge', '--older-than', '90', '--include-waiting');
    expect(await store.summary()).toMatchObject({ held: 1, waiting: 0 });
  });

  it('helps', async () => {
    const [general, particular] = await Promise.all([inbox('--help'), inbox('purge', '--help')]);
    expect(general).toMatchObject({ code: 0, stderr: '' });
    expect(general.stdout).toMatch(/list[^]*show[^]*export[^]*retry[^]*release[^]*delete[^]*purge/);
    expect(particular).toMatchObject({ code: 0, stdout: expect.stringContaining('--include-waiting') });
  });

  it.each([
    [['frobnicate'], 'There is no command "frobnicate"'],
    [['list', '--colour'], "Unknown option '--colour'"],
    [['list', '--state', 'lost'], '--state takes waiting, sending, sent, failed, held, not "lost"'],
    [['list', '--limit', '0'], '--limit takes a whole number'],
    [['show'], 'An ID is missing'],
    [['export', '--format', 'xml'], '--format takes csv or json'],
    [['delete', 'id', '--email', 'ada@example.com'], 'Either IDs or --email'],
    [['purge'], '--older-than takes a whole number'],
  ])('does not understand %j and says how it is used', async (args, complaint) => {
    const { code, stdout, stderr } = await inbox(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(complaint);
    expect(stderr).toContain('Usage: npm run inbox -- ');
  });

  it('does not make a store where there is none', async () => {
    dataDir = join(dataDir, 'elsewhere');
    expect(await inbox('list')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`There is no message store at ${dataDir}`),
    });
    dataDir = join(dataDir, '..');
  });

  async function save(entry: Partial<NewMessage> = {}, now = 0): Promise<string> {
    const result = await store.save({ message: contactMessage(), language: 'en', ...entry }, now);
    if (result.outcome !== 'saved') throw new Error(`The message was not saved: ${result.outcome}`);
    return result.id;
  }

  function inbox(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
    const { promise, resolve } = Promise.withResolvers<{ code: number; stdout: string; stderr: string }>();
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'inbox.ts'), ...args],
      { env: { DATA_DIR: dataDir } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
    return promise;
  }
});
