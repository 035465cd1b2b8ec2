import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { plainAddress } from '../app/contact/plain-address.ts';
import { isNear } from '../app/content/near-name.ts';
import { SHIPPED_CONTENT } from './home-folder.ts';

/** The operator's settings, read once at the start. Absent ones are undefined. */
export type Settings = ReturnType<typeof settingsOf>;

export type MailSettings = NonNullable<Settings['mail']>;

export interface Rate {
  count: number;
  seconds: number;
}

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

/** The variables that are set, with their secrets, as systemd and `parseEnv` read them: `NAME='value'` a line. */
export function environmentFile(environment: Environment = process.env): string {
  const names = Object.keys(VARIABLES).filter((name) => environment[name]?.trim());
  const lines = names.map((name) => {
    const quote = environment[name]?.includes("'") ? '"' : "'";
    return `${name}=${quote}${environment[name]}${quote}\n`;
  });
  return lines.join('');
}

function settingsOf(values: Values) {
  const { SMTP_URL: smtpUrl, MAIL_TO: to, MAIL_FROM: from } = values;
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
    admin:
      values.ADMIN_BACKEND && values.ADMIN_REPOSITORY
        ? {
            backend: values.ADMIN_BACKEND,
            repository: values.ADMIN_REPOSITORY,
            branch: values.ADMIN_BRANCH,
            login: values.ADMIN_LOGIN,
          }
        : undefined,
  };
}

/** A variable of the environment. The table in docs/operations.md shows all but `parse`. */
interface Variable {
  /** Returns undefined for a value that is not allowed. */
  parse(value: string): unknown;
  /** The value when it is not set. */
  default?: string;
  /** What holds when it is not set and there is no default value. */
  unset?: string;
  allowed: string;
  meaning: string;
  /** What error messages never repeat of the value; operators paste them into tickets. */
  hidden?: 'all' | 'user and password';
}

export type VariableName = keyof typeof VARIABLES;

const RATES = 'messages/seconds such as `5/60`, or `0` for no limit';

const MAIL = 'none: messages wait in the store';

const NO_WINDOW = 'none: no `/admin`';

/** All settings of the operator, in the order of the table. Backticks are for the table; messages leave them out. */
export const VARIABLES = {
  PORT: {
    parse: (value) => (/^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : undefined),
    default: '3000',
    allowed: 'a whole number from 0 to 65535',
    meaning: 'where to listen; `0` takes any free port',
  },
  HOST: {
    parse: (value) => (isIP(value) ? value : matching(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i)(value)),
    default: '127.0.0.1',
    allowed: 'a host name or an IP address',
    meaning: 'where to listen',
  },
  PUBLIC_URL: {
    parse: origin,
    unset: 'the listening address',
    allowed: 'an http or https origin without a path, `https://www.example.com`',
    meaning: 'origin of canonical links and of posted forms; `https:` switches HSTS and upgrade on',
    hidden: 'user and password',
  },
  CONTENT_DIR: {
    parse: String,
    unset: '`content` of the repository or release',
    allowed: 'a folder that exists',
    meaning: 'the editors’ folder',
  },
  SHOW_DRAFTS: {
    parse: oneOf('yes', 'no'),
    default: 'no',
    allowed: '`yes` or `no`',
    meaning: 'whether everybody sees drafts and what is dated in the future; `npm run preview` does',
  },
  DATA_DIR: {
    parse: String,
    default: 'data',
    allowed: 'a folder',
    meaning: 'folder of the embedded store, made when missing',
  },
  DATABASE_URL: {
    parse: postgres,
    unset: 'none: the embedded store',
    allowed:
      '`postgres://user:password@host:5432/database`, with special characters escaped, such as `%40` for `@`',
    meaning: 'a PostgreSQL database for several servers',
    hidden: 'user and password',
  },
  SMTP_URL: {
    parse: smtp,
    unset: MAIL,
    allowed: '`smtp://user:password@host:587` or `smtps://user:password@host:465`',
    meaning: 'the mail server; `SMTP_URL`, `MAIL_TO` and `MAIL_FROM`: all three or none',
    hidden: 'user and password',
  },
  MAIL_TO: {
    parse: addresses,
    unset: MAIL,
    allowed: 'one or more e-mail addresses between commas',
    meaning: 'who gets visitors’ messages',
  },
  MAIL_FROM: {
    parse: sender,
    unset: MAIL,
    allowed: 'an e-mail address, or `Name <address>`',
    meaning: 'the sender, an address of your own domain',
  },
  BACKEND_URL: {
    parse: httpUrl,
    unset: 'none: this site',
    allowed: 'an http or https address, `https://project.supabase.co`',
    meaning: 'the hosted backend that the browser calls',
    hidden: 'user and password',
  },
  BACKEND_KEY: {
    parse: matching(/^[\x21-\x7e]+$/),
    default: 'sb_publishable_forthright_site',
    allowed: 'a key of visible ASCII characters',
    meaning: 'the hosted backend’s publishable key; it is public, in the page with the contact form',
    hidden: 'all',
  },
  TRUST_PROXY: {
    parse: networks,
    unset: 'none',
    allowed: 'IP addresses or networks between commas, `10.0.0.0/8, ::1`',
    meaning: 'proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` count',
  },
  CONTACT_LIMIT: {
    parse: unlessOff(rate),
    default: '5/60',
    allowed: RATES,
    meaning: 'messages per seconds and client address',
  },
  CONTACT_CEILING: {
    parse: unlessOff(rate),
    default: '60/60',
    allowed: RATES,
    meaning: 'messages per seconds from all clients together',
  },
  ALLOWED_ORIGINS: {
    parse: origins,
    unset: 'none',
    allowed: 'http or https origins between commas, `https://www.example.com`',
    meaning: 'other sites whose pages may call the function',
    hidden: 'user and password',
  },
  RETENTION_MONTHS: {
    parse: unlessOff((value) => (/^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined)),
    default: '24',
    allowed: 'a number of months, or `0` to keep all',
    meaning: 'age at which messages and days of insights are deleted',
  },
  METRICS_TOKEN: {
    // Too long to guess.
    parse: matching(/^[\x21-\x7e]{16,}$/),
    unset: 'none: no metrics',
    allowed: '16 or more visible ASCII characters',
    meaning: 'sent as `Authorization: Bearer …`, gives access to `/metrics` and to the counts of `/healthz`',
    hidden: 'all',
  },
  ADMIN_BACKEND: {
    parse: oneOf('github', 'gitlab', 'gitea', 'proxy'),
    unset: NO_WINDOW,
    allowed: '`github`, `gitlab`, `gitea`, or `proxy`, which `npm run edit` uses',
    meaning: 'what keeps the content that editors change at `/admin`',
  },
  ADMIN_REPOSITORY: {
    parse: httpUrl,
    unset: NO_WINDOW,
    allowed: 'the address of a repository, `https://gitlab.com/company/content`',
    meaning: 'the repository with the files of `content/` at its root',
    hidden: 'user and password',
  },
  ADMIN_BRANCH: {
    parse: String,
    default: 'main',
    allowed: 'the name of a branch',
    meaning: 'the branch that editors change',
  },
  ADMIN_LOGIN: {
    parse: String,
    unset: 'none',
    allowed: 'an ID or an address',
    meaning:
      'how editors sign in: the ID of the application at GitLab or Gitea, the sign-in server for GitHub',
  },
} as const satisfies Record<string, Variable>;

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
type Values = {
  [Name in VariableName]:
    | Exclude<ReturnType<(typeof VARIABLES)[Name]['parse']>, undefined>
    | ((typeof VARIABLES)[Name] extends { default: string } ? never : undefined);
};

/** Parses the variables. An empty one counts as unset, and one that cannot be used has its default. */
function readVariables(environment: Environment) {
  const problems: SettingError[] = [];
  const values = Object.entries<Variable>(VARIABLES).map(([name, variable]) => {
    const { parse, allowed, default: otherwise } = variable;
    const value = environment[name]?.trim();
    const parsed = value ? parse(value) : undefined;
    if (value && parsed === undefined) problems.push(unusable(name as VariableName, value, allowed));
    return [name, parsed ?? (otherwise && parse(otherwise))];
  });
  // Each value is what the parser of that name returned.
  return { values: Object.fromEntries(values) as Values, problems };
}

function withoutSecrets(variable: VariableName, value: string): string {
  const { hidden }: Variable = VARIABLES[variable];
  if (hidden === 'all') return '***';
  if (hidden === undefined) return value;
  return value
    .replace(/^([a-z+.-]+:\/\/)?.*@/is, '$1***@')
    .replace(/\?.*$/s, '?***')
    .replace(/\bpassword=.*$/is, 'password=***');
}

// A parser for each kind of setting, which returns undefined for a value that is not valid.

const ADDRESS = v.pipe(v.string(), v.transform(plainAddress), v.rfcEmail());

export function origin(value: string) {
  const url = URL.parse(value);
  if (!url || !isHttp(url) || url.username || url.password) return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}

function httpUrl(value: string) {
  const url = URL.parse(value);
  if (!url || !isHttp(url) || url.username || url.password || url.search || url.hash) return undefined;
  return url.href.endsWith('/') ? url.href.slice(0, -1) : url.href;
}

function isHttp(url: URL) {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

function smtp(value: string) {
  const url = URL.parse(value);
  if (!url?.hostname || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) return undefined;
  // An unescaped slash or hash in a password ends the host too early.
  return /^\/?$/.test(url.pathname) && !url.hash ? value : undefined;
}

/** With a host, or the folder of a socket as `?host=/run/postgresql`, and always with a database name. */
function postgres(value: string) {
  const url = URL.parse(value);
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') return undefined;
  if (!url.hostname && !url.searchParams.get('host')) return undefined;
  // A password with an unescaped slash or question mark would become part of the database name.
  const rest = url.pathname + url.search + url.hash;
  return /^\/[^/?@#]+(\?[^@#]*)?$/.test(rest) ? value : undefined;
}

function addresses(value: string) {
  const list = v.safeParse(v.array(ADDRESS), value.split(','));
  return list.success ? list.output : undefined;
}

/** `ada@company.example` or `Ada Lovelace <ada@company.example>`. */
function sender(value: string) {
  const [before = '', after = value] = value.endsWith('>') ? value.slice(0, -1).split('<', 2) : [];
  const address = v.safeParse(ADDRESS, after);
  const quoted = before.trim();
  const name = quoted.startsWith('"') && quoted.endsWith('"') ? quoted.slice(1, -1) : quoted;
  return address.success && !/["<>\p{Cc}]/u.test(name) ? { name, address: address.output } : undefined;
}

function networks(value: string) {
  const list = new BlockList();
  for (const network of value.split(',')) {
    const [address = '', prefix] = network.trim().split('/', 2);
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const length = prefix === undefined ? longest : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Infinity;
    if (!version || length > longest) return undefined;
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

function rate(value: string): Rate | undefined {
  const [, count, seconds] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(value) ?? [];
  return count && seconds ? { count: Number(count), seconds: Number(seconds) } : undefined;
}

/** `0` switches it off. */
function unlessOff<Parsed>(parse: (value: string) => Parsed) {
  return (value: string): Parsed | 'off' => (value === '0' ? 'off' : parse(value));
}

function matching(pattern: RegExp) {
  return (value: string) => (pattern.test(value) ? value : undefined);
}

function oneOf<Word extends string>(...words: Word[]) {
  return (value: string) => words.find((word) => word === value);
}

function origins(value: string) {
  const list = value.split(',').map((one) => origin(one.trim()));
  return list.every((one) => one !== undefined) ? list : undefined;
}
