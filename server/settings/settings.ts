import { BlockList } from 'node:net';
import * as v from 'valibot';
import { isWithinEdits } from '../../site/content/reading/edit-distance.ts';
import { SHIPPED_CONTENT } from '../process/home-folder.ts';
import * as kinds from './setting-kinds.ts';

/** The operator's settings, read once at the start. Absent ones are undefined. */
export type Settings = ReturnType<typeof parseEnvironment>;

export type MailSettings = NonNullable<Settings['mail']>;

export type WebhookSettings = NonNullable<Settings['webhook']>;

function about<const Value>(kind: v.GenericSchema<string, Value>, meaning: string) {
  return v.pipe(kind, v.metadata({ meaning }));
}

/** Every setting, in the order of the table in docs/operations.md, which is made from it. */
export const SETTINGS = v.object({
  PORT: v.optional(about(kinds.PORT, 'where to listen; `0` takes any free port'), '3000'),
  HOST: v.optional(
    about(kinds.anyText('a name or an IP address of this machine'), 'where to listen'),
    '127.0.0.1',
  ),
  PUBLIC_URL: v.optional(
    about(
      kinds.ORIGIN,
      'origin of canonical links and of posted forms, otherwise where it listens; `https:` switches HSTS and upgrade on',
    ),
  ),
  CONTENT_DIR: v.optional(
    about(kinds.CONTENT_FOLDER, 'the editors’ folder, otherwise that of the repository or release'),
    SHIPPED_CONTENT,
  ),
  SHOW_DRAFTS: v.optional(
    about(kinds.SWITCH, 'whether visitors see drafts and anything dated in the future'),
    'no',
  ),
  DATA_DIR: v.optional(
    about(
      kinds.FOLDER,
      'folder of the embedded store, and of copies of pictures and videos, made when missing',
    ),
    'data',
  ),
  DATABASE_URL: v.optional(
    about(kinds.DATABASE, 'a PostgreSQL database for several servers, in place of the embedded store'),
  ),
  SMTP_URL: v.optional(
    about(kinds.MAIL_SERVER, 'the mail server; without it and a webhook, messages wait in the store'),
  ),
  MAIL_TO: v.optional(about(kinds.ADDRESSES, 'who gets visitors’ messages; set with `SMTP_URL`')),
  MAIL_FROM: v.optional(
    about(kinds.SENDER, 'the sender, an address of your own domain; set with `SMTP_URL`'),
  ),
  WEBHOOK_URL: v.optional(
    about(
      kinds.RECEIVER,
      'where each message is posted as JSON; its path may be a secret, so it is not shown',
    ),
  ),
  WEBHOOK_SECRET: v.optional(about(kinds.SIGNING_SECRET, 'signs what is posted; set with `WEBHOOK_URL`')),
  BACKEND_URL: v.optional(
    about(kinds.ADDRESS, 'the hosted backend that the browser calls in place of this site'),
  ),
  BACKEND_KEY: v.optional(
    about(
      kinds.PUBLIC_KEY,
      'the hosted backend’s publishable key; it is public, in the page with the contact form',
    ),
    'sb_publishable_forthright_site',
  ),
  TRUST_PROXY: v.optional(
    about(kinds.NETWORKS, 'proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` count'),
  ),
  CONTACT_LIMIT: v.optional(about(kinds.RATE, 'messages per seconds and client address'), '5/60'),
  CONTACT_CEILING: v.optional(about(kinds.RATE, 'messages per seconds from all clients together'), '60/60'),
  ALLOWED_ORIGINS: v.optional(about(kinds.ORIGINS, 'other sites whose pages may call the function')),
  RETENTION_MONTHS: v.optional(
    about(kinds.MONTHS, 'age at which messages and days of insights are deleted'),
    '24',
  ),
  METRICS_TOKEN: v.optional(
    about(
      kinds.TOKEN,
      'sent as `Authorization: Bearer …`, gives access to `/metrics` and to the counts of `/healthz`',
    ),
  ),
  ADMIN_BACKEND: v.optional(
    about(kinds.GIT_HOST, 'the git host of the content that editors change at `/admin`'),
  ),
  ADMIN_REPOSITORY: v.optional(
    about(kinds.ADDRESS, 'the repository with the files of `content/` at its root; set with `ADMIN_BACKEND`'),
  ),
  ADMIN_BRANCH: v.optional(
    about(kinds.anyText('the name of a branch'), 'the branch that editors change'),
    'main',
  ),
  ADMIN_LOGIN: v.optional(
    about(
      kinds.anyText('an ID or an address'),
      'how editors sign in: the ID of the application at GitLab or Gitea, the sign-in server for GitHub',
    ),
  ),
});

export type SettingName = keyof typeof SETTINGS.entries;

/** Groups of settings that only work together. */
const TOGETHER: readonly (readonly SettingName[])[] = [
  ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['ADMIN_BACKEND', 'ADMIN_REPOSITORY'],
];

const LIST = new Intl.ListFormat('en');

/** Settings that cannot be used: a line for each names it and what is allowed, and shows no secret. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** The error for a value that turns out to be unusable once the server runs. */
export function unusable(name: SettingName, value: string, allowed: string): SettingsError {
  return new SettingsError([faultOf(name, value, allowed)]);
}

/**
 * Parses the environment variables; an empty one counts as unset. Also looks at the folders that they name.
 * @throws {SettingsError} with everything that cannot be used
 */
export function parseEnvironment(environment: Readonly<Record<string, string | undefined>>) {
  const texts = Object.entries(environment).map(([name, text = '']) => [name, text.trim()] as const);
  const set = new Map(texts.filter(([, text]) => text !== ''));
  const { typed, output, issues = [] } = v.safeParse(SETTINGS, Object.fromEntries(set));
  const wrong = new Set(issues.map(({ path }) => path?.[0].key));
  const names = v.keyof(SETTINGS).options;
  const faults = [
    ...misspelled([...set.keys()]),
    ...names.filter((name) => wrong.has(name)).map((name) => faultOf(name, set.get(name))),
    ...missing(set),
  ];
  if (!typed || faults.length > 0) throw new SettingsError(faults);
  return settingsOf(output);
}

/** Unknown variables with nearly the name of a setting. All others belong to other programs. */
function misspelled(names: readonly string[]): string[] {
  const known = v.keyof(SETTINGS).options;
  return names
    .filter((name) => !known.some((setting) => setting === name))
    .flatMap((name) => {
      const meant = known.find((setting) =>
        isWithinEdits(name.toUpperCase(), setting, setting.length > 8 ? 2 : 1),
      );
      return meant ? [`${name} is not a setting; did you mean ${meant}?`] : [];
    });
}

function missing(set: ReadonlyMap<string, string>): string[] {
  return TOGETHER.flatMap((names) => {
    const absent = names.filter((name) => !set.has(name));
    if (absent.length === names.length) return [];
    return absent.map((name) => `${name} is not set; allowed: ${LIST.format(names)}, all or none`);
  });
}

function faultOf(name: SettingName, value = '', allowed?: string): string {
  const { wrapped } = SETTINGS.entries[name];
  // The part before an @ may be a password.
  const shown = `is "${value.replace(/^((?:(?!\/\/).)*\/\/).*@/s, '$1***@')}"`;
  const found = 'secret' in v.getMetadata(wrapped) ? 'has a value that is not shown' : shown;
  return `${name} ${found}; allowed: ${(allowed ?? v.getDescription(wrapped) ?? '').replaceAll('`', '')}`;
}

function settingsOf(set: v.InferOutput<typeof SETTINGS>) {
  const { SMTP_URL: smtpUrl, MAIL_TO: to, MAIL_FROM: from } = set;
  const { WEBHOOK_URL: webhookUrl, WEBHOOK_SECRET: secret } = set;
  const { ADMIN_BACKEND: backend, ADMIN_REPOSITORY: repository } = set;
  const { ADMIN_BRANCH: branch, ADMIN_LOGIN: login } = set;
  return {
    port: set.PORT,
    host: set.HOST,
    /** Origin of canonical links. */
    publicUrl: set.PUBLIC_URL,
    /** Whether visitors reach the site by https. */
    secure: set.PUBLIC_URL?.startsWith('https:') ?? false,
    contentDir: set.CONTENT_DIR,
    showsDrafts: set.SHOW_DRAFTS === 'yes',
    dataDir: set.DATA_DIR,
    /** With user and password inside, never to be logged. */
    databaseUrl: set.DATABASE_URL,
    /** The URL has user and password inside, never to be logged. */
    mail: smtpUrl && to && from ? { smtpUrl, to, from } : undefined,
    /** Neither is ever to be logged. */
    webhook: webhookUrl && secret ? { url: webhookUrl, secret } : undefined,
    /** What the browser calls; without `url` it calls this site. The key is public by design. */
    backend: { url: set.BACKEND_URL, key: set.BACKEND_KEY },
    trustedProxies: set.TRUST_PROXY ?? new BlockList(),
    contactLimit: set.CONTACT_LIMIT,
    contactCeiling: set.CONTACT_CEILING,
    allowedOrigins: set.ALLOWED_ORIGINS ?? [],
    retentionMonths: set.RETENTION_MONTHS,
    /** Never to be logged. */
    metricsToken: set.METRICS_TOKEN,
    /** The window for editors. */
    admin: backend && repository ? { backend, repository, branch, login } : undefined,
  };
}
