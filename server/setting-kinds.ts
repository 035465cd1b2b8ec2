import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { plainAddress } from '../app/contact/plain-address.ts';

/** A kind of value that a setting may have. */
export interface Kind<Value> {
  /** Returns undefined for a value that is not allowed. */
  parse(value: string): Value | undefined;
  /** In words. Backticks are for the table; messages leave them out. */
  allowed: string;
  /** What error messages never repeat of the value; operators paste them into tickets. */
  hidden?: 'all' | 'user and password' | undefined;
}

function kindOf<Value>(
  parse: Kind<Value>['parse'],
  allowed: string,
  hidden?: Kind<Value>['hidden'],
): Kind<Value> {
  return { parse, allowed, hidden };
}

/** A variable of the environment. The table in docs/operations.md shows all of it. */
export interface Variable<Value, Default extends string | undefined> {
  kind: Kind<Value>;
  /** The value when it is not set. */
  default: Default;
  /** What holds when it is not set, for the table. */
  unset: string;
  meaning: string;
}

export function withDefault<Value>(
  kind: Kind<Value>,
  value: string,
  meaning: string,
): Variable<Value, string> {
  return { kind, default: value, unset: `\`${value}\``, meaning };
}

export function optional<Value>(
  kind: Kind<Value>,
  unset: string,
  meaning: string,
): Variable<Value, undefined> {
  return { kind, default: undefined, unset, meaning };
}

export interface Rate {
  count: number;
  seconds: number;
}

export const PORT = kindOf<number>(
  (value) => (/^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : undefined),
  'a whole number from 0 to 65535',
);

export const HOST = kindOf<string>(
  (value) => (isIP(value) ? value : matching(/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i)(value)),
  'a host name or an IP address',
);

export const ORIGIN = kindOf<string>(
  origin,
  'an http or https origin without a path, `https://www.example.com`',
  'user and password',
);

export const ORIGINS = kindOf<string[]>(
  (value) => {
    const list = value.split(',').map((one) => origin(one.trim()));
    return list.every((one) => one !== undefined) ? list : undefined;
  },
  'http or https origins between commas, `https://www.example.com`',
  'user and password',
);

export const MAIL_SERVER = kindOf<string>(
  (value) => {
    const url = URL.parse(value);
    if (!url?.hostname || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) return undefined;
    // An unescaped slash or hash in a password ends the host too early.
    return /^\/?$/.test(url.pathname) && !url.hash ? value : undefined;
  },
  '`smtp://user:password@host:587` or `smtps://user:password@host:465`',
  'user and password',
);

/** With a host, or the folder of a socket as `?host=/run/postgresql`, and always with a database name. */
export const DATABASE = kindOf<string>(
  (value) => {
    const url = URL.parse(value);
    if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') return undefined;
    if (!url.hostname && !url.searchParams.get('host')) return undefined;
    // A password with an unescaped slash or question mark would become part of the database name.
    const rest = url.pathname + url.search + url.hash;
    return /^\/[^/?@#]+(\?[^@#]*)?$/.test(rest) ? value : undefined;
  },
  '`postgres://user:password@host:5432/database`, with special characters escaped, such as `%40` for `@`',
  'user and password',
);

const ADDRESS = v.pipe(v.string(), v.transform(plainAddress), v.rfcEmail());

export const ADDRESSES = kindOf<string[]>((value) => {
  const list = v.safeParse(v.array(ADDRESS), value.split(','));
  return list.success ? list.output : undefined;
}, 'one or more e-mail addresses between commas');

/** `ada@company.example` or `Ada Lovelace <ada@company.example>`. */
export const SENDER = kindOf<{ name: string; address: string }>((value) => {
  const [before = '', after = value] = value.endsWith('>') ? value.slice(0, -1).split('<', 2) : [];
  const address = v.safeParse(ADDRESS, after);
  const quoted = before.trim();
  const name = quoted.startsWith('"') && quoted.endsWith('"') ? quoted.slice(1, -1) : quoted;
  return address.success && !/["<>\p{Cc}]/u.test(name) ? { name, address: address.output } : undefined;
}, 'an e-mail address, or `Name <address>`');

export const NETWORKS = kindOf<BlockList>((value) => {
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
}, 'IP addresses or networks between commas, `10.0.0.0/8, ::1`');

export const RATE = kindOf<Rate | 'off'>((value) => {
  if (value === '0') return 'off';
  const [, count, seconds] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(value) ?? [];
  return count && seconds ? { count: Number(count), seconds: Number(seconds) } : undefined;
}, 'messages/seconds such as `5/60`, or `0` for no limit');

export const MONTHS = kindOf<number | 'off'>(
  (value) => (value === '0' ? 'off' : /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined),
  'a number of months, or `0` to keep all',
);

export const PUBLIC_KEY = kindOf<string>(
  matching(/^[\x21-\x7e]+$/),
  'a key of visible ASCII characters',
  'all',
);

/** Too long to guess. */
export const TOKEN = kindOf<string>(
  matching(/^[\x21-\x7e]{16,}$/),
  '16 or more visible ASCII characters',
  'all',
);

export const PRESENT_FOLDER = kindOf<string>(String, 'a folder that exists');
export const FOLDER = kindOf<string>(String, 'a folder');
export const BRANCH = kindOf<string>(String, 'the name of a branch');
export const LOGIN = kindOf<string>(String, 'an ID or an address');

export const SWITCH = kindOf<'yes' | 'no'>(
  (value) => (['yes', 'no'] as const).find((word) => word === value),
  '`yes` or `no`',
);

export const GIT_HOST = kindOf<'github' | 'gitlab' | 'gitea' | 'proxy'>(
  (value) => (['github', 'gitlab', 'gitea', 'proxy'] as const).find((host) => host === value),
  '`github`, `gitlab`, `gitea`, or `proxy`, which `npm run edit` uses',
);

export const BACKEND = kindOf<string>(
  httpAddress,
  'an http or https address, `https://project.supabase.co`',
  'user and password',
);

export const REPOSITORY = kindOf<string>(
  httpAddress,
  'the address of a repository, `https://gitlab.com/company/content`',
  'user and password',
);

/** Without a query, or a slash at its end. */
function httpAddress(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url || !isHttp(url) || url.username || url.password || url.search || url.hash) return undefined;
  return url.href.endsWith('/') ? url.href.slice(0, -1) : url.href;
}

/** The origin that a text is; undefined for any other text. */
export function origin(value: string): string | undefined {
  const url = URL.parse(value);
  if (!url || !isHttp(url) || url.username || url.password) return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}

function isHttp(url: URL) {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

function matching(pattern: RegExp) {
  return (value: string) => (pattern.test(value) ? value : undefined);
}
