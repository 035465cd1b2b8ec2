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
  const ends = [...paths, ...targets.values()].filter((path) => !targets.has(path));
  const endOf = new Map<string, string>();
  const sources = Map.groupBy(targets.keys(), (source) => targets.get(source));
  for (const end of new Set(ends)) {
    const waiting = [end];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
      for (const source of sources.get(path) ?? []) {
        endOf.set(source, end);
        waiting.push(source);
      }
  }
  for (const { from, to } of redirects) {
    const [source, target] = [canonicalPath(from), canonicalPath(to)];
    if (targets.get(source) !== target) continue;
    if (!endOf.has(source)) broken.push({ field: 'to', path: to, reason: 'leads in a circle' });
    else if (!paths.has(target) && !targets.has(target))
      broken.push({ field: 'to', path: to, reason: 'expected the address of a page' });
  }
  return { pages: new Map(Array.from(endOf).filter(([, end]) => paths.has(end))), broken };
}
