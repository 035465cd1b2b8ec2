import { canonicalPath } from './localized-path.ts';

/** Target of a link in a content file: a page of this site, or another site. */
export type Destination = { kind: 'site'; to: string } | { kind: 'web'; href: string };

/**
 * Parses a link as written by an editor: a path of this site (`/contact`) or a full URL. Undefined for anything else:
 * an empty link, `javascript:`, a host without a scheme.
 */
export function destinationOf(link: string): Destination | undefined {
  const href = webUrl(link);
  if (href) return { kind: 'web', href };
  // Browsers remove these three characters from URLs, and treat `//host` and `/\host` as another site.
  const to = link.replace(/[\t\r\n]/g, '').trim();
  return ON_SITE.test(to) ? pathOnSite(to) : undefined;
}

const ON_SITE = /^\/(?![/\\\s])/;

/** In canonical form, to avoid a redirect. An unescaped path may look like another host to a browser. */
function pathOnSite(to: string): Destination | undefined {
  const end = to.search(/[?#]/);
  const path = end === -1 ? to : to.slice(0, end);
  const canonical = canonicalPath(path) + to.slice(path.length);
  return ON_SITE.test(canonical) ? { kind: 'site', to: canonical } : undefined;
}

/** A normalized http or https URL; undefined for anything else. */
export function webUrl(link: string): string | undefined {
  const url = link.trim();
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).href : undefined;
}

/**
 * The address of a link in a Markdown text. It may be everything that other links of the content may be, a section of
 * its own page, or an email address.
 */
export function textHref(url: string): string | undefined {
  if (/^(?:#|mailto:)/i.test(url)) return url;
  const destination = destinationOf(url);
  return destination?.kind === 'web' ? url.trim() : destination?.to;
}
