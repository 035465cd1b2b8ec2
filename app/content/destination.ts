import { canonicalPath } from '../../rendering/page-path.ts';

/** Where a link of a content file leads: to a page of this site, or out of it. */
export type Destination = { kind: 'site'; to: string } | { kind: 'web'; href: string };

/**
 * Reads a link as an editor wrote it: a path of this site (`/contact`) or a full address. Anything else
 * (nothing at all, `javascript:`, a name without a scheme) leads nowhere and gives undefined.
 */
export function destinationOf(link: string): Destination | undefined {
  const href = webUrl(link);
  if (href) return { kind: 'web', href };
  // Browsers drop these three from an address, and take `//host` and `/\host` for another site.
  const to = link.replace(/[\t\r\n]/g, '').trim();
  return /^\/(?![/\\])/.test(to) ? pathOnSite(to) : undefined;
}

/** In the one spelling of its page: a link inside the site is not redirected. */
function pathOnSite(to: string): Destination | undefined {
  const end = to.search(/[?#]/);
  const path = end === -1 ? to : to.slice(0, end);
  try {
    return { kind: 'site', to: canonicalPath(path) + to.slice(path.length) };
  } catch {
    // An escape that is no text.
    return undefined;
  }
}

/** A full http or https address in its normal form; undefined for everything else. */
export function webUrl(link: string): string | undefined {
  const address = link.trim();
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : undefined;
}
