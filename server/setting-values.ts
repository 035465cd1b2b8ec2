import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { plainAddress } from '../app/contact/plain-address.ts';

/**
 * A parser for each kind of setting. Returns the value, or undefined when it is not valid.
 */

export interface Rate {
  count: number;
  seconds: number;
}

const ADDRESS = v.pipe(v.string(), v.transform(plainAddress), v.rfcEmail());

export function port(value: string) {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : undefined;
}

export function host(value: string) {
  return isIP(value) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value) ? value : undefined;
}

export function origin(value: string) {
  const url = URL.parse(value);
  if (!url || !isHttp(url) || url.username || url.password) return undefined;
  return url.href === `${url.origin}/` ? url.origin : undefined;
}

export function httpUrl(value: string) {
  const url = URL.parse(value);
  if (!url || !isHttp(url) || url.username || url.password || url.search || url.hash) return undefined;
  return url.href.endsWith('/') ? url.href.slice(0, -1) : url.href;
}

function isHttp(url: URL) {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

export function publicKey(value: string) {
  return /^[\x21-\x7e]+$/.test(value) ? value : undefined;
}

export function smtp(value: string) {
  const url = URL.parse(value);
  if (!url?.hostname || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) return undefined;
  // An unescaped slash or hash in a password ends the host too early.
  return /^\/?$/.test(url.pathname) && !url.hash ? value : undefined;
}

/** With a host, or the folder of a socket as `?host=/run/postgresql`, and always with a database name. */
export function postgres(value: string) {
  const url = URL.parse(value);
  if (url?.protocol !== 'postgres:' && url?.protocol !== 'postgresql:') return undefined;
  if (!url.hostname && !url.searchParams.get('host')) return undefined;
  // A password with an unescaped slash or question mark would become part of the database name.
  const rest = url.pathname + url.search + url.hash;
  return /^\/[^/?@#]+(\?[^@#]*)?$/.test(rest) ? value : undefined;
}

export function addresses(value: string) {
  const list = v.safeParse(v.array(ADDRESS), value.split(','));
  return list.success ? list.output : undefined;
}

/** `ada@company.example` or `Ada Lovelace <ada@company.example>`. */
export function sender(value: string) {
  const [before = '', after = value] = value.endsWith('>') ? value.slice(0, -1).split('<', 2) : [];
  const address = v.safeParse(ADDRESS, after);
  const quoted = before.trim();
  const name = quoted.startsWith('"') && quoted.endsWith('"') ? quoted.slice(1, -1) : quoted;
  return address.success && !/["<>\p{Cc}]/u.test(name) ? { name, address: address.output } : undefined;
}

export function networks(value: string) {
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

export function limit(value: string): Rate | 'off' | undefined {
  if (value === '0') return 'off';
  const [, count, seconds] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(value) ?? [];
  return count && seconds ? { count: Number(count), seconds: Number(seconds) } : undefined;
}

export function origins(value: string) {
  const list = value.split(',').map((one) => origin(one.trim()));
  return list.every((one) => one !== undefined) ? list : undefined;
}

/** Too long to guess. */
export function token(value: string) {
  return /^[\x21-\x7e]{16,}$/.test(value) ? value : undefined;
}

export function months(value: string): number | 'off' | undefined {
  if (value === '0') return 'off';
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
}
