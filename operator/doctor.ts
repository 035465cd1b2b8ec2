import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import * as v from 'valibot';
import { toolCommand } from '../server/process/home-folder.ts';
import { requireWindow } from '../server/admin/admin.ts';
import type { Channel } from '../server/delivery/channel.ts';
import { createMail } from '../server/delivery/mail/mail.ts';
import { createWebhook } from '../server/delivery/webhook/webhook.ts';
import { listeningError, originOf } from '../server/process/serve.ts';
import {
  parseEnvironment,
  SETTINGS,
  SettingsError,
  type SettingName,
  type Settings,
} from '../server/settings/settings.ts';
import { openDatabase } from '../server/store/open-store.ts';
import { PROBE_MESSAGE } from '../server/store/probe-message.ts';
import { createMessageStore } from '../server/store/sql-store.ts';
import { NoStoreError, OldStoreError, reasonOf, StoreError } from '../server/store/store-error.ts';
import { main, noWords, tool, type Output } from './cli.ts';

const USAGE = `Reads the settings as the server does and prints a line for each. Binds the address, writes a message to the store and reads
it back, logs in to the mail server and connects to the webhook's receiver. Safe to use beside a running server, as its user and with its settings: the message
is held, and deleted at once.

Usage: ${toolCommand('doctor')} [--send]

  --send   also send a test to MAIL_TO and WEBHOOK_URL

Exit codes: 0 nothing is wrong (there may be warnings), 1 something is wrong, 2 invalid arguments.`;

type Environment = Readonly<Record<string, string | undefined>>;

interface Finding {
  level: 'ok' | 'warning' | 'error';
  text: string;
}

export function runDoctor(args: string[], environment: Environment = process.env, output?: Output) {
  const options = { send: { type: 'boolean', default: false } } as const;
  return tool({
    usage: USAGE,
    options,
    async run({ send }, words, { print }) {
      noWords(words);
      const findings = await examine(environment, send);
      for (const { level, text } of findings) print(`${level.padEnd(8)} ${text.replace(/\s*\n\s*/g, ' ')}`);
      const [errors = 0, warnings = 0] = ['error', 'warning'].map(
        (wanted) => findings.filter(({ level }) => level === wanted).length,
      );
      print(
        `\n${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`,
      );
      return errors > 0 ? 1 : 0;
    },
  })(args, output);
}

/** With an unusable setting nothing is tried, because the server would not start. */
async function examine(environment: Environment, send: boolean): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = parseEnvironment(environment);
  } catch (problem) {
    if (!(problem instanceof SettingsError)) throw problem;
    return problem.faults.map((text) => ({ level: 'error', text }));
  }
  const trials: Partial<Record<SettingName, (settings: Settings, send: boolean) => Promise<Finding>>> = {
    PORT: tryListening,
    [settings.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL']: tryStore,
    SMTP_URL: tryMail,
    WEBHOOK_URL: tryWebhook,
    ADMIN_BACKEND: findWindow,
  };
  const lines = v.keyof(SETTINGS).options.map(async (name): Promise<Finding> => {
    const line = `${name.padEnd(16)} ${shown(name, environment)}`;
    try {
      const { level, text } = (await trials[name]?.(settings, send)) ?? secondLook(name, settings);
      return { level, text: text ? `${line}: ${text}` : line };
    } catch (problem) {
      const text = problem instanceof SettingsError ? problem.message : `${line}: ${reasonOf(problem)}`;
      return { level: 'error', text };
    }
  });
  return Promise.all(lines);
}

const ok = (text: string): Finding => ({ level: 'ok', text });
const warning = (text: string): Finding => ({ level: 'warning', text });

function shown(name: SettingName, environment: Environment): string {
  const { wrapped, default: text } = SETTINGS.entries[name];
  const value = environment[name]?.trim();
  if (!value) return text === undefined ? 'is not set' : `${text} (default)`;
  return 'secret' in v.getMetadata(wrapped) ? 'is set' : value;
}

/** Remarks about an allowed value. */
function secondLook(name: SettingName, settings: Settings): Finding {
  const { publicUrl, secure, trustedProxies, contactLimit, contactCeiling, retentionMonths } = settings;
  const flood = 'lets a flood of messages in, unless a proxy limits them';
  const warnings: Partial<Record<SettingName, string | false>> = {
    PUBLIC_URL: publicUrl
      ? !secure && 'visitors’ messages travel unencrypted'
      : 'links for search engines have the address where it listens',
    TRUST_PROXY:
      secure && trustedProxies.rules.length === 0 && 'behind a proxy, all visitors count as one client',
    CONTACT_LIMIT: contactLimit === 'off' && flood,
    CONTACT_CEILING: contactCeiling === 'off' && flood,
    RETENTION_MONTHS:
      String(retentionMonths) !== SETTINGS.entries.RETENTION_MONTHS.default &&
      'section 10 of legal/privacy-policy.md must say the same',
  };
  const text = warnings[name];
  return text ? warning(text) : ok('');
}

/** The server may be running already, with these settings. */
async function tryListening(settings: Settings): Promise<Finding> {
  const { host, port } = settings;
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return ok(`can be opened on ${host}`);
  } catch (problem) {
    const url = `${originOf({ address: host, port })}/healthz`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) })
      .then((response) => response.json())
      .catch(() => undefined);
    if (v.is(v.object({ status: v.string() }), answer)) return ok(`this site answers on ${host}`);
    throw listeningError(problem, settings);
  } finally {
    server.close();
  }
}

async function tryStore(settings: Settings): Promise<Finding> {
  try {
    await using database = await openDatabase(settings, 'operator');
    const store = createMessageStore(database);
    // Held, so that no running server mails it.
    const saved = await store.save(
      { message: PROBE_MESSAGE, language: 'en', heldReason: 'trap' },
      Date.now(),
    );
    if (saved.outcome === 'conflict') throw new Error('a message without a key is taken for another one');
    const found = await store.find(saved.id);
    await store.remove({ id: saved.id }, Date.now());
    if (found?.message !== PROBE_MESSAGE.message)
      throw new Error('gives back other characters than it was given');
    const works = 'takes a message in many scripts and gives it back';
    const { copy } = database;
    return copy
      ? warning(`${works}; ${copy} still holds messages: delete it once this release has proved itself`)
      : ok(works);
  } catch (problem) {
    if (problem instanceof NoStoreError)
      return warning('not tried, the server makes it when it first starts');
    if (problem instanceof OldStoreError)
      return warning('not tried, the server updates its tables when it starts');
    if (problem instanceof StoreError) throw problem;
    throw new Error(`takes no message (${reasonOf(problem)})`, { cause: problem });
  }
}

async function tryMail({ mail, webhook }: Settings, send: boolean): Promise<Finding> {
  if (!mail && !webhook && send)
    throw new Error('--send needs SMTP_URL, MAIL_TO and MAIL_FROM, or WEBHOOK_URL and WEBHOOK_SECRET');
  if (!mail && !webhook)
    return warning(`messages wait in the store, ${toolCommand('inbox')} list shows them`);
  if (!mail) return ok('');
  const to = mail.to.join(', ');
  return tryChannel(createMail(mail), {
    host: new URL(mail.smtpUrl).host,
    from: mail.from.address,
    to,
    verified: 'takes the login',
    send,
  });
}

async function tryWebhook({ webhook }: Settings, send: boolean): Promise<Finding> {
  if (!webhook) return ok('');
  const { host } = new URL(webhook.url);
  return tryChannel(createWebhook(webhook), {
    host,
    from: PROBE_MESSAGE.email,
    to: 'the webhook',
    verified: 'has posted nothing yet',
    send,
  });
}

async function findWindow({ admin }: Settings): Promise<Finding> {
  if (admin) requireWindow(admin);
  return ok('');
}

interface Receiver {
  host: string;
  /** The visitor's address in the test message. */
  from: string;
  to: string;
  /** Further facts about a receiver that can be reached. */
  verified: string;
  send: boolean;
}

async function tryChannel(channel: Channel, { host, from, to, verified, send }: Receiver): Promise<Finding> {
  using opened = channel;
  const fault = await opened.verify();
  if (fault) throw new Error(`${host} does not work (${fault.code}: ${fault.error})`);
  if (!send) return ok(`${host} connects and ${verified}`);
  const now = Date.now();
  const delivery = { kind: channel.kind, state: 'sending', attempts: 1, nextAttemptAt: now } as const;
  const message = {
    ...PROBE_MESSAGE,
    email: from,
    id: randomUUID(),
    receivedAt: now,
    language: 'en',
    page: '',
    attribution: {},
  } as const;
  const { fault: refusal, deliveredTo = [], response } = await opened.send({ message, delivery });
  if (!refusal) return ok(`${host} took a test for ${to} and answered “${response}”`);
  const reached = deliveredTo.length > 0 ? `only for ${deliveredTo.join(', ')}` : 'for nobody';
  throw new Error(`${host} took a test ${reached} (${refusal.code}: ${refusal.error})`);
}

if (import.meta.main) await main((args) => runDoctor(args));
