/**
 * An email address as mail servers accept it: without the invisible characters that come along with copied text,
 * and with an international domain in its ASCII form, as Chromium converts what is typed. Anything else stays as it is.
 */
export function plainAddress(text: string): string {
  const [address = ''] = /[^\s\p{Cf}](?:.*[^\s\p{Cf}])?/su.exec(text) ?? [];
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (domain.length > LONGEST_DOMAIN || !/\P{ASCII}/u.test(domain)) return address;
  try {
    // A file: URL has a host but no user and no port, so nothing else is parsed.
    const { href, hostname } = new URL(`file://${domain}`);
    return href === `file://${hostname}/` ? address.slice(0, at) + hostname : address;
  } catch {
    return address;
  }
}

/** Characters of a domain name (RFC 1035, 2.3.4). */
const LONGEST_DOMAIN = 253;
