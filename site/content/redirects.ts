import { canonicalPath, parseLocalizedPath } from '../language/paths/localized-path.ts';
import type { Redirect } from './files/redirects.ts';

/** A faulty redirect and the reason. */
interface BrokenRedirect {
  field: 'from' | 'to';
  /** The value of that field. */
  path: string;
  reason: string;
}

interface CheckedRedirects {
  /** The path of the page by the canonical form of its old path. Several in a row become one. */
  pages: ReadonlyMap<string, string>;
  broken: readonly BrokenRedirect[];
}

/** @param paths of all pages. A page is never redirected. */
export function checkRedirects(redirects: readonly Redirect[], paths: ReadonlySet<string>): CheckedRedirects {
  const targets = new Map<string, string>();
  const broken: BrokenRedirect[] = [];
  for (const { from, to } of redirects) {
    const source = canonicalPath(from);
    const reason = paths.has(source)
      ? 'is a page: expected the address that it had before'
      : targets.has(source)
        ? 'has a redirect already'
        : parseLocalizedPath(source).language && 'expected a path without a language: it counts for all';
    if (reason) broken.push({ field: 'from', path: from, reason });
    else targets.set(source, canonicalPath(to));
  }
  const pages = new Map<string, string>();
  const ends = new Map<string, string>();
  for (const { from, to } of redirects) {
    const source = canonicalPath(from);
    if (pages.has(source) || !targets.has(source)) continue;
    const target = endOf(source, targets, ends);
    if (paths.has(target)) pages.set(source, target);
    else {
      const reason = targets.has(target) ? 'leads back to itself' : 'expected the address of a page';
      broken.push({ field: 'to', path: to, reason });
    }
  }
  return { pages, broken };
}

/**
 * The target of a chain of redirects. For a circle, any path in it.
 * @param ends the known targets: a chain is followed once, however many redirects are part of it
 */
function endOf(path: string, targets: ReadonlyMap<string, string>, ends: Map<string, string>): string {
  const passed: string[] = [];
  let at = path;
  for (let next = targets.get(at); next !== undefined && !ends.has(at); next = targets.get(at)) {
    ends.set(at, at);
    passed.push(at);
    at = next;
  }
  const end = ends.get(at) ?? at;
  for (const one of passed) ends.set(one, end);
  return end;
}
