import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { BlockList, isIPv6 } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { plainAddress } from '../../site/contact/plain-address.ts';
import { isOwnName } from '../monitoring/operator.ts';

/** The kinds of settings. The description says what is allowed; backticks are for the table of settings. */

/** Operators paste messages into tickets, so no message shows the value. */
const SECRET = v.metadata<string, { secret: true }>({ secret: true });

export const PORT = v.pipe(
  v.string(),
  v.digits(),
  v.toNumber(),
  v.maxValue(65_535),
  v.description('a whole number from 0 to 65535'),
);

export function anyText(allowed: string) {
  return v.pipe(v.string(), v.description(allowed));
}

export const SWITCH = v.pipe(v.picklist(['yes', 'no']), v.description('`yes` or `no`'));

export const GIT_HOST = v.pipe(
  v.picklist(['github', 'gitlab', 'gitea']),
  v.description('`github`, `gitlab` or `gitea`'),
);

const KEY = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/), SECRET);

export const PUBLIC_KEY = v.pipe(KEY, v.description('a key of visible ASCII characters'));

/** Too long to guess. */
export const TOKEN = v.pipe(KEY, v.minLength(16), v.description('16 or more visible ASCII characters'));

const OFF = v.pipe(
  v.literal('0'),
  v.transform(() => 'off' as const),
);

export const MONTHS = v.pipe(
  v.union([OFF, v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.toNumber())]),
  v.description('a number of months, or `0` to keep all'),
);

export interface Rate {
  count: number;
  seconds: number;
}

const PER_SECONDS = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}\/[1-9]\d{0,5}$/),
  v.transform((text): Rate => {
    const [count = 0, seconds = 0] = text.split('/').map(Number);
    return { count, seconds };
  }),
);

export const RATE = v.pipe(
  v.union([OFF, PER_SECONDS]),
  v.description('messages/seconds such as `5/60`, or `0` for no limit'),
);

const WEB_URL = v.pipe(
  v.string(),
  v.transform((text) => URL.parse(text)),
  v.instance(URL),
  v.check(({ protocol }) => protocol === 'http:' || protocol === 'https:'),
  v.check(({ username, password, search, hash }) => !(username || password || search || hash)),
);

/** Without a slash at its end. */
export const ADDRESS = v.pipe(
  WEB_URL,
  v.transform(({ origin, pathname }) => origin + pathname.replace(/\/$/, '')),
  v.description('an http or https address, `https://git.example.com/company/content`'),
);

export const ORIGIN = v.pipe(
  WEB_URL,
  v.check(({ pathname }) => pathname === '/'),
  v.transform(({ origin }) => origin),
  v.description('an http or https origin without a path, `https://www.example.com`'),
);

export const ORIGINS = v.pipe(
  listOf(ORIGIN),
  v.description('http or https origins between commas, `https://www.example.com`'),
);

export const MAIL_SERVER = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    if (!url?.hostname || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) return false;
    // An unescaped slash or hash in a password ends the host too early.
    return (url.pathname === '' || url.pathname === '/') && !url.hash;
  }),
  SECRET,
  v.description('`smtp://user:password@host:587` or `smtps://user:password@host:465`'),
);

/** Its path is often a secret, as in Slack. */
export const RECEIVER = v.pipe(
  v.string(),
  v.transform((text) => URL.parse(text)),
  v.instance(URL),
  v.check(({ protocol, hostname }) => protocol === 'https:' || (protocol === 'http:' && isOwnName(hostname))),
  v.check(({ username, password }) => !(username || password)),
  v.transform(({ href }) => href),
  SECRET,
  v.description('an https address, or an http one of this machine, without user and password'),
);

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md, symmetric signatures. */
export const SIGNING_SECRET = v.pipe(
  v.string(),
  v.check(isSigningSecret),
  SECRET,
  v.description('`whsec_` and 24 to 64 bytes in base64, such as `openssl rand -base64 32` prints'),
);

function isSigningSecret(text: string): boolean {
  const key = Buffer.from(text.slice('whsec_'.length), 'base64');
  return text === `whsec_${key.toString('base64')}` && key.length >= 24 && key.length <= 64;
}

/** With a host, or the folder of a socket as `?host=/run/postgresql`, and always with a database name. */
export const DATABASE = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text);
    if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') return false;
    if (!url.hostname && !url.searchParams.get('host')) return false;
    // A password with an unescaped slash or question mark would become part of the database name.
    return /^\/[^/?@#]+(\?[^@#]*)?$/.test(url.pathname + url.search + url.hash);
  }),
  SECRET,
  v.description(
    '`postgres://user:password@host:5432/database`, with special characters escaped, such as `%40` for `@`',
  ),
);

const MAIL_ADDRESS = v.pipe(v.string(), v.transform(plainAddress), v.rfcEmail());

export const ADDRESSES = v.pipe(
  listOf(MAIL_ADDRESS),
  v.description('one or more email addresses between commas'),
);

/** `ada@company.example` or `Ada Lovelace <ada@company.example>`. */
export const SENDER = v.pipe(
  v.string(),
  v.transform((text) => {
    const [, quoted, plain = '', address = text] =
      /^(?:"([^"<>\p{Cc}]*)"\s*|([^"<>\p{Cc}]*))<(.*)>$/su.exec(text) ?? [];
    return { name: (quoted ?? plain).trim(), address };
  }),
  v.object({ name: v.string(), address: MAIL_ADDRESS }),
  v.description('an email address, or `Name <address>`'),
);

/** The items between commas. */
function listOf<Item>(item: v.GenericSchema<string, Item>) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((part) => part.trim())),
    v.array(item),
  );
}

export const NETWORKS = v.pipe(
  v.string(),
  v.transform(networks),
  v.instance(BlockList),
  v.description('IP addresses or networks between commas, `10.0.0.0/8, ::1`'),
);

function networks(text: string): BlockList | undefined {
  const list = new BlockList();
  try {
    for (const network of text.split(',')) {
      const [address = '', length] = network.trim().split('/', 2);
      const [family, longest] = isIPv6(address) ? (['ipv6', 128] as const) : (['ipv4', 32] as const);
      // Number('') is 0: every address would be trusted.
      list.addSubnet(address, length === undefined ? longest : Number(length || NaN), family);
    }
    return list;
  } catch {
    return undefined;
  }
}

export const CONTENT_FOLDER = v.pipe(
  v.string(),
  v.check(hasContent),
  v.description('a folder that this user may enter and read, with `common.json` or `home.json`'),
);

function hasContent(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return existsSync(join(folder, 'common.json')) || existsSync(join(folder, 'home.json'));
  } catch {
    return false;
  }
}

export const FOLDER = v.pipe(
  v.string(),
  v.check(isFolderOrFree),
  v.description('a folder that this user may enter, or a free name for one'),
);

/** Whether the path, or the nearest one above it that exists, is a folder. */
function isFolderOrFree(path: string): boolean {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isDirectory() ?? isFolderOrFree(dirname(resolve(path)));
  } catch {
    // A folder above it cannot be entered.
    return false;
  }
}
