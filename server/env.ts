import { BlockList } from 'node:net';
import { SHIPPED_CONTENT } from './home-folder.ts';
import type { Rate } from './setting-values.ts';
import { readVariables, SettingError } from './variables.ts';

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

/** Reads the settings of this process: the only place that looks at `process.env`. */
export function readEnvironment(): Settings {
  return parseEnvironment(process.env);
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
  const { SMTP_URL: smtpUrl, MAIL_TO: to, MAIL_FROM: from } = values;
  const settings: Settings = {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    secure: values.PUBLIC_URL?.startsWith('https:') ?? false,
    contentDir: values.CONTENT_DIR ?? SHIPPED_CONTENT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    mail: smtpUrl && to && from ? { smtpUrl, to, from } : undefined,
    backend: { url: values.BACKEND_URL, key: values.BACKEND_KEY },
    trustedProxies: values.TRUST_PROXY ?? new BlockList(),
    contactLimit: values.CONTACT_LIMIT,
    contactCeiling: values.CONTACT_CEILING,
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
    retentionMonths: values.RETENTION_MONTHS,
    metricsToken: values.METRICS_TOKEN,
  };
  return { settings, problems: [...problems, ...missingMail(environment)] };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The first of the three that is not set while another is. */
function missingMail(environment: Environment): SettingError[] {
  const names = ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'] as const;
  const missing = names.filter((name) => !environment[name]?.trim());
  const [first] = missing;
  if (!first || missing.length === names.length) return [];
  return [new SettingError(first, undefined, 'SMTP_URL, MAIL_TO and MAIL_FROM, all three or none')];
}
