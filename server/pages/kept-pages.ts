import type { IncomingMessage, ServerResponse } from 'node:http';
import { readAddress } from '../../app/language/address.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '../../app/language/languages.ts';
import { languageOfCookie } from '../../app/language/stored-language.ts';
import { logRequest } from '../middleware/request-log.ts';
import { securityHeaderSets } from '../middleware/security-headers.ts';
import type { Services } from '../services.ts';
import type { Reply } from './finished-page.ts';

/**
 * Milliseconds for which nobody looks at the disk again: thousands of requests a second would each ask for the
 * times of some fifteen files, and no editor is as quick.
 */
const LOOK_AGAIN_MS = 1;

/** The key of a page in the page cache. */
export function pageKey(pathname: string, language: LanguageCode): string {
  return `${pathname} ${language}`;
}

/** The language to answer in: the address says, else the visitor's choice. */
export function languageAsked(pathname: string, cookie: string | null | undefined): LanguageCode {
  return readAddress(pathname).language ?? languageOfCookie(cookie) ?? DEFAULT_LANGUAGE;
}

/**
 * Answers a page that lies ready in memory, before the request goes through everything that all others do: it is
 * what most requests ask for, and all that is still to be done is to send it. It is logged and counted as
 * any other. Leaves the rest to `next`.
 */
export function keptPages({ pages, content, metrics, log, settings }: Services) {
  const { ofDocuments } = securityHeaderSets(settings);
  const security = Object.fromEntries(ofDocuments.map(([name, value]) => [name.toLowerCase(), value]));
  const prepared = new WeakMap<Reply, Prepared>();
  let version = '';
  let lookedAt = Number.NEGATIVE_INFINITY;

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const start = performance.now();
    const { method, url = '' } = request;
    const reply = (method === 'GET' || method === 'HEAD') && readyFor(request, url);
    if (!reply) return next();
    const { headers, unchanged } = prepare(reply);
    const same = request.headers['if-none-match'] === reply.headers.etag;
    const status = same ? 304 : reply.status;
    response.writeHead(status, same ? unchanged : headers);
    response.end(same || method === 'HEAD' ? undefined : reply.body);
    const ms = performance.now() - start;
    metrics.countRequest('page', status, ms / 1000);
    logRequest(log, { method, path: url, status, ms, bytes: same ? undefined : reply.body.length });
  };

  function readyFor({ headers }: IncomingMessage, url: string): Reply | undefined {
    const key = pageKey(url, languageAsked(url, headers.cookie));
    return pages.kept(key, currentVersion())?.ready(headers['accept-encoding']?.toString());
  }

  function currentVersion(): string {
    const now = performance.now();
    if (now - lookedAt >= LOOK_AGAIN_MS) {
      version = content.version();
      lookedAt = now;
    }
    return version;
  }

  function prepare(reply: Reply): Prepared {
    const known = prepared.get(reply);
    if (known) return known;
    const all: Headers = { ...security, ...reply.headers, 'content-length': reply.body.length };
    const { 'content-length': _, 'content-encoding': __, ...unchanged } = all;
    const made = { headers: all, unchanged };
    prepared.set(reply, made);
    return made;
  }
}

type Headers = Record<string, string | number>;

/** The headers of an answer, and those of one that says that nothing has changed. */
interface Prepared {
  headers: Headers;
  unchanged: Headers;
}
