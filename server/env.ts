import { BlockList } from 'node:net';
import { SHIPPED_CONTENT } from './home-folder.ts';
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
  type Rate,
} from './setting-values.ts';

/** The operator's settings, read once at the start (docs/operations.md, "Settings"). */
export interface Settings {
  /** Port to listen on; 0 lets the system choose a free one. */
  port: number;
  host: string;
  /** Origin of canonical links, such as `https://www.forthright.example`; absent: the listening address. */
  publicUrl?: string;
  /** Whether visitors reach the site by https: `PUBLIC_URL` says so. */
  secure: boolean;
  /** Folder of the editors' files, relative to the working directory or absolute. */
  contentDir: string;
  /** Folder of the embedded store, relative to the working directory or absolute. */
  dataDir: string;
  /** `postgres:` URL with user and password inside, never to be logged; absent: the embedded store. */
  databaseUrl?: string;
  /** Absent: messages wait in the store. */
  mail?: MailSettings;
  /** What the browser calls; without `url` it calls this site. The key is public by design. */
  backend: { url?: string; key: string };
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed. */
  trustedProxies: BlockList;
  /** Messages that one client may send in a number of seconds. */
  contactLimit: Rate | 'off';
  /** Messages that all clients together may send in a number of seconds. */
  contactCeiling: Rate | 'off';
  /** Origins of other sites whose pages may call the function. */
  allowedOrigins: string[];
  /** Months after which messages are deleted. */
  retentionMonths: number | 'off';
  /** Required to read the metrics; absent: nobody can. Never to be logged. */
  metricsToken?: string;
}

export interface MailSettings {
  /** `smtp:` or `smtps:` URL with user and password inside; never to be logged. */
  smtpUrl: string;
  to: string[];
  from: { name: string; address: string };
}

/** Stops the start. Its message names the variable, its value without secrets, and what is allowed. */
export class SettingError extends Error {
  override name = 'SettingError';

  constructor(variable: string, value: string | undefined, allowed: string) {
    const found = value === undefined ? 'is not set' : `is "${withoutSecrets(variable, value)}"`;
    super(`${variable} ${found}; allowed: ${allowed}`);
  }
}

/** Reads the settings of this process: the only place that looks at `process.env`. */
export function readEnvironment(): Settings {
  return parseEnvironment(process.env);
}

/**
 * Parses the variables of the run contract; an empty variable counts as unset.
 * @throws {SettingError} for the first value that cannot be used.
 */
export function parseEnvironment(environment: Environment): Settings {
  const read: Reader = (variable, parse, allowed) => {
    const value = environment[variable]?.trim();
    if (!value) return undefined;
    const parsed = parse(value);
    if (parsed === undefined) throw new SettingError(variable, value, allowed);
    return parsed;
  };
  const publicUrl = read(
    'PUBLIC_URL',
    origin,
    'an http or https origin without a path, https://www.example.com',
  );
  return {
    port: read('PORT', port, 'a whole number from 0 to 65535') ?? 3000,
    host: read('HOST', host, 'a host name or an IP address') ?? '127.0.0.1',
    publicUrl,
    secure: publicUrl?.startsWith('https:') ?? false,
    contentDir: read('CONTENT_DIR', String, 'a folder') ?? SHIPPED_CONTENT,
    dataDir: read('DATA_DIR', String, 'a folder') ?? 'data',
    databaseUrl: read('DATABASE_URL', postgres, DATABASE_URLS),
    mail: mailSettings(read),
    backend: {
      url: read('BACKEND_URL', httpUrl, 'an http or https address, https://project.supabase.co'),
      key: read('BACKEND_KEY', publicKey, 'a key of visible ASCII characters') ?? PUBLIC_KEY,
    },
    trustedProxies:
      read('TRUST_PROXY', networks, 'IP addresses or networks between commas, 10.0.0.0/8, ::1') ??
      new BlockList(),
    contactLimit: read('CONTACT_LIMIT', limit, RATES) ?? { count: 5, seconds: 60 },
    contactCeiling: read('CONTACT_CEILING', limit, RATES) ?? { count: 60, seconds: 60 },
    allowedOrigins:
      read('ALLOWED_ORIGINS', origins, 'http or https origins between commas, https://www.example.com') ?? [],
    retentionMonths: read('RETENTION_MONTHS', months, 'a number of months, or 0 to keep all') ?? 24,
    metricsToken: read('METRICS_TOKEN', token, '16 or more visible ASCII characters'),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;
type Reader = <T>(
  variable: string,
  parse: (value: string) => T | undefined,
  allowed: string,
) => T | undefined;

/** Not a secret; stands for a hosted project's publishable key. */
const PUBLIC_KEY = 'sb_publishable_forthright_site';

const RATES = 'messages/seconds such as 5/60, or 0 for no limit';

const DATABASE_URLS =
  'postgres://user:password@host:5432/database, with special characters escaped, such as %40 for @';

function mailSettings(read: Reader): MailSettings | undefined {
  const smtpUrl = read('SMTP_URL', smtp, 'smtp://user:password@host:587 or smtps://user:password@host:465');
  const to = read('MAIL_TO', addresses, 'one or more e-mail addresses between commas');
  const from = read('MAIL_FROM', sender, 'an e-mail address, or Name <address>');
  if (smtpUrl && to && from) return { smtpUrl, to, from };
  if (!smtpUrl && !to && !from) return undefined;
  const missing = !smtpUrl ? 'SMTP_URL' : !to ? 'MAIL_TO' : 'MAIL_FROM';
  throw new SettingError(missing, undefined, 'SMTP_URL, MAIL_TO and MAIL_FROM, all three or none');
}

/** Operators paste error messages into tickets. */
function withoutSecrets(variable: string, value: string) {
  if (variable === 'BACKEND_KEY' || variable === 'METRICS_TOKEN') return '***';
  if (!/_(URL|ORIGINS)$/.test(variable)) return value;
  return value
    .replace(/^([a-z+.-]+:\/\/)?.*@/is, '$1***@')
    .replace(/\?.*$/s, '?***')
    .replace(/\bpassword=.*$/is, 'password=***');
}
