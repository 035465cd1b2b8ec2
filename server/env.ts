import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/** What the operator decides, read once at the start (decisions, "Run contract"). */
export interface Settings {
  /** Port to listen on; 0 lets the system choose a free one. */
  port: number;
  host: string;
  /** Origin of canonical links, such as `https://www.forthright.example`; absent: the listening address. */
  publicUrl?: string;
  /** Folder of the editors' files, relative to the working directory or absolute. */
  contentDir: string;
  /** Folder of the embedded store, relative to the working directory or absolute. */
  dataDir: string;
  /** Absent: messages wait in the store. */
  mail?: MailSettings;
  /** What the browser calls; without `url` it calls this site. The key is public by design. */
  backend: { url?: string; key: string };
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` count; empty: nobody's do. */
  trustedProxies: BlockList;
  /** Messages that one client address may send in so many seconds. */
  contactLimit: { count: number; seconds: number } | 'off';
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
  read('DATABASE_URL', () => undefined, 'nothing; this version keeps messages in DATA_DIR, so unset it');
  return {
    port: read('PORT', port, 'a whole number from 0 to 65535') ?? 3000,
    host: read('HOST', host, 'a host name or an IP address') ?? '127.0.0.1',
    publicUrl: read('PUBLIC_URL', origin, 'an http or https origin without a path, https://www.example.com'),
    contentDir: read('CONTENT_DIR', String, 'a folder') ?? 'content',
    dataDir: read('DATA_DIR', String, 'a folder') ?? 'data',
    mail: mailSettings(read),
    backend: {
      url: read('BACKEND_URL', httpUrl, 'an http or https address, https://project.supabase.co'),
      key: read('BACKEND_KEY', publicKey, 'a key of visible ASCII characters') ?? PUBLIC_KEY,
    },
    trustedProxies:
      read('TRUST_PROXY', networks, 'IP addresses or networks between commas, 10.0.0.0/8, ::1') ??
      new BlockList(),
    contactLimit: read('CONTACT_LIMIT', limit, 'messages/seconds such as 5/60, or 0 for no limit') ?? {
      count: 5,
      seconds: 60,
    },
  };
}

type Environment = Readonly<Record<string, string | undefined>>;
type Reader = <T>(
  variable: string,
  parse: (value: string) => T | undefined,
  allowed: string,
) => T | undefined;

/** Not a secret: it names this site to the function, as a hosted project's publishable key would. */
const PUBLIC_KEY = 'sb_publishable_forthright_site';

const ADDRESS = v.pipe(v.string(), v.rfcEmail());

function mailSettings(read: Reader): MailSettings | undefined {
  const smtpUrl = read('SMTP_URL', smtp, 'smtp://user:password@host:587 or smtps://user:password@host:465');
  const to = read('MAIL_TO', addresses, 'one or more e-mail addresses between commas');
  const from = read('MAIL_FROM', sender, 'an e-mail address, or Name <address>');
  if (smtpUrl && to && from) return { smtpUrl, to, from };
  if (!smtpUrl && !to && !from) return undefined;
  const missing = !smtpUrl ? 'SMTP_URL' : !to ? 'MAIL_TO' : 'MAIL_FROM';
  throw new SettingError(missing, undefined, 'SMTP_URL, MAIL_TO and MAIL_FROM, all three or none');
}

function port(value: string) {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : undefined;
}

function host(value: string) {
  return isIP(value) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value) ? value : undefined;
}

function origin(value: string) {
  const url = URL.parse(value);
  if (!url || !isHttp(url) || url.username || url.password) return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}

function httpUrl(value: string) {
  const url = URL.parse(value);
  if (!url || !isHttp(url) || url.username || url.password || url.search || url.hash) return undefined;
  return url.href.replace(/\/+$/, '');
}

function isHttp(url: URL) {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

function publicKey(value: string) {
  return /^[\x21-\x7e]+$/.test(value) ? value : undefined;
}

function smtp(value: string) {
  const url = URL.parse(value);
  return url?.hostname && (url.protocol === 'smtp:' || url.protocol === 'smtps:') ? value : undefined;
}

function addresses(value: string) {
  const list = value.split(',').map((address) => address.trim());
  return list.every((address) => v.is(ADDRESS, address)) ? list : undefined;
}

function sender(value: string) {
  const { name = '', address = value } =
    /^"?(?<name>[^"<>\p{Cc}]*?)"?\s*<(?<address>[^<>]+)>$/u.exec(value)?.groups ?? {};
  return v.is(ADDRESS, address) ? { name, address } : undefined;
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

function limit(value: string): Settings['contactLimit'] | undefined {
  if (value === '0') return 'off';
  const [, count, seconds] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(value) ?? [];
  return count && seconds ? { count: Number(count), seconds: Number(seconds) } : undefined;
}

/** Keeps credentials out of the line that an operator may paste into a ticket. */
function withoutSecrets(variable: string, value: string) {
  if (variable === 'BACKEND_KEY') return '***';
  if (!variable.endsWith('_URL')) return value;
  return value.replace(/^([a-z+.-]+:\/\/)?.*@/is, '$1***@').replace(/\?.*$/s, '?***');
}
