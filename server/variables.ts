import {
  addresses,
  host,
  httpUrl,
  limit,
  months,
  networks,
  origin,
  origins,
  port,
  postgres,
  publicKey,
  sender,
  smtp,
  token,
} from './setting-values.ts';

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

/** All settings of the operator, in the order of the table. Backticks are for the table; messages leave them out. */
export const VARIABLES = {
  PORT: {
    parse: port,
    default: '3000',
    allowed: 'a whole number from 0 to 65535',
    meaning: 'where to listen; `0` takes any free port',
  },
  HOST: {
    parse: host,
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
    allowed: 'a folder',
    meaning: 'the editors’ folder',
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
    parse: publicKey,
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
    parse: limit,
    default: '5/60',
    allowed: RATES,
    meaning: 'messages per seconds and client address',
  },
  CONTACT_CEILING: {
    parse: limit,
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
    parse: months,
    default: '24',
    allowed: 'a number of months, or `0` to keep all',
    meaning: 'age at which messages and days of insights are deleted',
  },
  METRICS_TOKEN: {
    parse: token,
    unset: 'none: no metrics',
    allowed: '16 or more visible ASCII characters',
    meaning: 'sent as `Authorization: Bearer …`, gives access to `/metrics` and to the counts of `/healthz`',
    hidden: 'all',
  },
} as const satisfies Record<string, Variable>;

/** The value of each variable: undefined where it is not set and has no default. */
export type Values = {
  [Name in VariableName]:
    | Exclude<ReturnType<(typeof VARIABLES)[Name]['parse']>, undefined>
    | ((typeof VARIABLES)[Name] extends { default: string } ? never : undefined);
};

/** Why a value cannot be used: names the variable, its value without secrets, and what is allowed. */
export class SettingError extends Error {
  override name = 'SettingError';
  readonly variable: VariableName;

  constructor(variable: VariableName, value: string | undefined, allowed: string) {
    const found = value === undefined ? 'is not set' : `is "${withoutSecrets(variable, value)}"`;
    super(`${variable} ${found}; allowed: ${allowed.replaceAll('`', '')}`);
    this.variable = variable;
  }
}

/** Parses the variables. An empty one counts as unset, and one that cannot be used has its default. */
export function readVariables(environment: Readonly<Record<string, string | undefined>>) {
  const problems: SettingError[] = [];
  const values = Object.entries<Variable>(VARIABLES).map(([name, variable]) => {
    const { parse, allowed, default: otherwise } = variable;
    const value = environment[name]?.trim();
    const parsed = value ? parse(value) : undefined;
    if (value && parsed === undefined) problems.push(new SettingError(name as VariableName, value, allowed));
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
