import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BlockList } from 'node:net';
import { isNear } from '../app/content/near-name.ts';
import { SHIPPED_CONTENT } from './home-folder.ts';
import * as kinds from './setting-kinds.ts';
import { optional, withDefault, type Variable } from './setting-kinds.ts';

/** The operator's settings, read once at the start. Absent ones are undefined. */
export type Settings = ReturnType<typeof settingsOf>;

export type MailSettings = NonNullable<Settings['mail']>;

/**
 * Reads the settings of this process. Only systemd's own variables are read elsewhere.
 * @throws {SettingError} also for a folder that is none, or has not the site's content.
 */
export function readEnvironment(): Settings {
  const settings = parseEnvironment(process.env);
  const [problem] = wrongFolders(settings);
  if (problem) throw problem;
  return settings;
}

/** The folders of the settings that are none, or not the site's. */
export function wrongFolders({
  contentDir,
  dataDir,
}: Pick<Settings, 'contentDir' | 'dataDir'>): SettingError[] {
  const problems: SettingError[] = [];
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory())
    problems.push(unusable('CONTENT_DIR', contentDir, 'a folder that exists'));
  else if (!['common.json', 'home.json'].some((name) => existsSync(join(contentDir, name))))
    problems.push(unusable('CONTENT_DIR', contentDir, 'the folder with common.json and home.json'));
  if (statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() === false)
    problems.push(unusable('DATA_DIR', dataDir, 'a folder, or a name where one can be made'));
  return problems;
}

/**
 * Parses the variables of the run contract; an empty variable counts as unset.
 * @throws {SettingError} for the first value that cannot be used.
 */
export function parseEnvironment(environment: Environment): Settings {
  const { settings, problems } = checkEnvironment(environment);
  if (problems[0]) throw problems[0];
  return settings;
}

/** Like {@link parseEnvironment}, with every value that cannot be used; the settings then have defaults in their place. */
export function checkEnvironment(environment: Environment): { settings: Settings; problems: SettingError[] } {
  const { values, problems } = readVariables(environment);
  const all = [...misspelled(environment), ...problems, ...missing(environment)];
  return { settings: settingsOf(values), problems: all };
}

function settingsOf(values: Values) {
  const { SMTP_URL: smtpUrl, MAIL_TO: to, MAIL_FROM: from } = values;
  const { ADMIN_BACKEND: backend, ADMIN_REPOSITORY: repository } = values;
  const { ADMIN_BRANCH: branch, ADMIN_LOGIN: login } = values;
  return {
    port: values.PORT,
    host: values.HOST,
    /** Origin of canonical links. */
    publicUrl: values.PUBLIC_URL,
    /** Whether visitors reach the site by https. */
    secure: values.PUBLIC_URL?.startsWith('https:') ?? false,
    contentDir: values.CONTENT_DIR ?? SHIPPED_CONTENT,
    showsDrafts: values.SHOW_DRAFTS === 'yes',
    dataDir: values.DATA_DIR,
    /** With user and password inside, never to be logged. */
    databaseUrl: values.DATABASE_URL,
    /** The URL has user and password inside, never to be logged. */
    mail: smtpUrl && to && from ? { smtpUrl, to, from } : undefined,
    /** What the browser calls; without `url` it calls this site. The key is public by design. */
    backend: { url: values.BACKEND_URL, key: values.BACKEND_KEY },
    trustedProxies: values.TRUST_PROXY ?? new BlockList(),
    contactLimit: values.CONTACT_LIMIT,
    contactCeiling: values.CONTACT_CEILING,
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
    retentionMonths: values.RETENTION_MONTHS,
    /** Never to be logged. */
    metricsToken: values.METRICS_TOKEN,
    /** The window for editors. */
    admin: backend && repository ? { backend, repository, branch, login } : undefined,
  };
}

export type VariableName = keyof typeof VARIABLES;

const NO_MAIL = 'none: messages wait in the store';
const NO_WINDOW = 'none: no `/admin`';

/** All settings of the operator, in the order of the table: the kind of value, what holds when it is not set, the meaning. */
export const VARIABLES = {
  PORT: withDefault(kinds.PORT, '3000', 'where to listen; `0` takes any free port'),
  HOST: withDefault(kinds.HOST, '127.0.0.1', 'where to listen'),
  PUBLIC_URL: optional(
    kinds.ORIGIN,
    'the listening address',
    'origin of canonical links and of posted forms; `https:` switches HSTS and upgrade on',
  ),
  CONTENT_DIR: optional(
    kinds.PRESENT_FOLDER,
    '`content` of the repository or release',
    'the editors’ folder',
  ),
  SHOW_DRAFTS: withDefault(
    kinds.SWITCH,
    'no',
    'whether everybody sees drafts and what is dated in the future; `npm run preview` does',
  ),
  DATA_DIR: withDefault(kinds.FOLDER, 'data', 'folder of the embedded store, made when missing'),
  DATABASE_URL: optional(
    kinds.DATABASE,
    'none: the embedded store',
    'a PostgreSQL database for several servers',
  ),
  SMTP_URL: optional(
    kinds.MAIL_SERVER,
    NO_MAIL,
    'the mail server; `SMTP_URL`, `MAIL_TO` and `MAIL_FROM`: all three or none',
  ),
  MAIL_TO: optional(kinds.ADDRESSES, NO_MAIL, 'who gets visitors’ messages'),
  MAIL_FROM: optional(kinds.SENDER, NO_MAIL, 'the sender, an address of your own domain'),
  BACKEND_URL: optional(kinds.BACKEND, 'none: this site', 'the hosted backend that the browser calls'),
  BACKEND_KEY: withDefault(
    kinds.PUBLIC_KEY,
    'sb_publishable_forthright_site',
    'the hosted backend’s publishable key; it is public, in the page with the contact form',
  ),
  TRUST_PROXY: optional(
    kinds.NETWORKS,
    'none',
    'proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` count',
  ),
  CONTACT_LIMIT: withDefault(kinds.RATE, '5/60', 'messages per seconds and client address'),
  CONTACT_CEILING: withDefault(kinds.RATE, '60/60', 'messages per seconds from all clients together'),
  ALLOWED_ORIGINS: optional(kinds.ORIGINS, 'none', 'other sites whose pages may call the function'),
  RETENTION_MONTHS: withDefault(kinds.MONTHS, '24', 'age at which messages and days of insights are deleted'),
  METRICS_TOKEN: optional(
    kinds.TOKEN,
    'none: no metrics',
    'sent as `Authorization: Bearer …`, gives access to `/metrics` and to the counts of `/healthz`',
  ),
  ADMIN_BACKEND: optional(
    kinds.GIT_HOST,
    NO_WINDOW,
    'what keeps the content that editors change at `/admin`',
  ),
  ADMIN_REPOSITORY: optional(
    kinds.REPOSITORY,
    NO_WINDOW,
    'the repository with the files of `content/` at its root',
  ),
  ADMIN_BRANCH: withDefault(kinds.BRANCH, 'main', 'the branch that editors change'),
  ADMIN_LOGIN: optional(
    kinds.LOGIN,
    'none',
    'how editors sign in: the ID of the application at GitLab or Gitea, the sign-in server for GitHub',
  ),
};

/** A setting that cannot be used. The message names the variable, and shows no secret. */
export class SettingError extends Error {
  override name = 'SettingError';
  readonly variable: VariableName;

  constructor(variable: VariableName, message: string) {
    super(message);
    this.variable = variable;
  }
}

export function unusable(variable: VariableName, value: string | undefined, allowed: string): SettingError {
  const found = value === undefined ? 'is not set' : `is "${withoutSecrets(variable, value)}"`;
  return new SettingError(variable, `${variable} ${found}; allowed: ${allowed.replaceAll('`', '')}`);
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Unknown variables with nearly the name of a setting. All others belong to other programs. */
function misspelled(environment: Environment): SettingError[] {
  const settings = Object.keys(VARIABLES) as VariableName[];
  return Object.keys(environment).flatMap((name) => {
    if (name in VARIABLES || !environment[name]?.trim()) return [];
    const meant = settings.find((setting) => isNear(name.toUpperCase(), setting, setting.length > 8 ? 2 : 1));
    return meant ? [new SettingError(meant, `${name} is no setting; did you mean ${meant}?`)] : [];
  });
}

/** Settings of which one does nothing without the others. */
const TOGETHER = [
  ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'],
  ['ADMIN_BACKEND', 'ADMIN_REPOSITORY'],
] as const;

/** The first of each group that is not set while another is. */
function missing(environment: Environment): SettingError[] {
  return TOGETHER.flatMap((names: readonly VariableName[]) => {
    const absent = names.filter((name) => !environment[name]?.trim());
    const [first] = absent;
    if (!first || absent.length === names.length) return [];
    return [unusable(first, undefined, `${LIST.format(names)}, all or none`)];
  });
}

const LIST = new Intl.ListFormat('en');

/** The value of each variable: undefined where it is not set and has no default. */
type Values = { [Name in VariableName]: ValueOf<(typeof VARIABLES)[Name]> };

type ValueOf<Of> =
  Of extends Variable<infer Value, infer Default>
    ? Value | (Default extends string ? never : undefined)
    : never;

/** Parses the variables. An empty one counts as unset, and one that cannot be used has its default. */
function readVariables(environment: Environment) {
  const problems: SettingError[] = [];
  const all = Object.entries<Variable<unknown, string | undefined>>(VARIABLES);
  const values = all.map(([name, { kind, default: otherwise }]) => {
    const value = environment[name]?.trim();
    const parsed = value ? kind.parse(value) : undefined;
    if (value && parsed === undefined) problems.push(unusable(name as VariableName, value, kind.allowed));
    return [name, parsed ?? (otherwise && kind.parse(otherwise))];
  });
  // Each value is what the parser of that name returned.
  return { values: Object.fromEntries(values) as Values, problems };
}

function withoutSecrets(variable: VariableName, value: string): string {
  const { hidden } = VARIABLES[variable].kind;
  if (hidden === 'all') return '***';
  if (hidden === undefined) return value;
  return value
    .replace(/^([a-z+.-]+:\/\/)?.*@/is, '$1***@')
    .replace(/\?.*$/s, '?***')
    .replace(/\bpassword=.*$/is, 'password=***');
}
