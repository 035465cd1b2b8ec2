import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from '../../app/contact/contact-fields.ts';
import { MEMORY_LIMIT } from '../../app/language/translate.ts';
import { parseEnvironment } from '../../server/env.ts';
import { BODY_LIMIT } from '../../server/functions/functions.ts';
import { MOST_KEYS } from '../../server/functions/send-contact-email/accepted-keys.ts';
import { MOST_TEXTS } from '../../server/functions/send-contact-email/repetition.ts';
import { CONNECTION_LIMITS } from '../../server/http-server.ts';
import { MOST_UNANSWERED } from '../../server/refuse-early.ts';
import { BEACON_BYTES, BEACON_CEILING, BEACON_LIMIT } from '../../server/insights/endpoint.ts';
import { MOST_REFERRERS, MOST_VITALS } from '../../server/insights/store.ts';
import { MOST_ROWS } from '../../server/insights/tally.ts';
import * as log from '../../server/log-output.ts';
import * as pool from '../../server/messages/postgres-database.ts';
import { MOST_CHANGES } from '../../server/messages/postgres.ts';
import { PURGE_BATCH } from '../../server/messages/retention.ts';
import { MOST_CLIENTS } from '../../server/middleware/client-limit.ts';
import { LONGEST_PATH } from '../../server/middleware/request-target.ts';
import { RECODED_BYTES } from '../../rendering/server/cached-response.ts';
import * as pageCache from '../../rendering/server/page-cache.ts';
import { MOST_RENDERINGS, RENDERING_SHARE } from '../../rendering/server/render-queue.ts';
import { SEARCHES_BYTES } from '../../rendering/server/searches.ts';
import { PAGES_BYTES } from '../../server/services.ts';
import type { Rate } from '../../server/setting-values.ts';
import * as callQueue from '../../server/store-thread/call-queue.ts';
import { PROBE_EVERY_MS } from '../../server/store-state.ts';
import { testsIn } from './test-titles.ts';

/** The table "What is bounded" of docs/operations.md. */
const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('## What is bounded\n');
const rows = Array.from(
  section
    .split('\n## ', 1)
    .join()
    .matchAll(/^\| ([^|]+) \| ([^|]*\d[^|]*) \| [^|]+ \| ([^|]+) \|$/gm),
  ([, what = '', number = '', tests = '']) => ({ what, number, tests: tests.split('<br>') }),
);

const settings = parseEnvironment({});

const BOUNDS: readonly (readonly [what: string, number: string])[] = [
  ['connections', count(CONNECTION_LIMITS.maxConnections)],
  ['connections of one IP address, other than trusted proxies', count(CONNECTION_LIMITS.maxConnectionsPerIp)],
  ['requests of one connection that wait for their answers', count(MOST_UNANSWERED)],
  ['time for a header', seconds(CONNECTION_LIMITS.headersTimeout)],
  ['time for a request', seconds(CONNECTION_LIMITS.requestTimeout)],
  ['time without a byte', seconds(CONNECTION_LIMITS.idleTimeout)],
  ['time between requests', seconds(CONNECTION_LIMITS.keepAliveTimeout)],
  ['header of a request', bytes(CONNECTION_LIMITS.maxHeaderSize)],
  ['header lines of a request', count(CONNECTION_LIMITS.maxHeadersCount)],
  ['path', characters(LONGEST_PATH)],
  ['body of a form or of the function', bytes(BODY_LIMIT)],
  ['body of an insights report', bytes(BEACON_BYTES)],
  ['name in a message', characters(LIMITS.firstName)],
  ['email in a message', characters(LIMITS.email)],
  ['company in a message', characters(LIMITS.company)],
  ['text of a message', characters(LIMITS.message)],
  ['messages of one client (`CONTACT_LIMIT`)', rate(settings.contactLimit)],
  ['messages stored of all clients (`CONTACT_CEILING`)', rate(settings.contactCeiling)],
  ['insights reports of one client', rate(BEACON_LIMIT)],
  ['insights reports of all clients', rate(BEACON_CEILING)],
  ['clients remembered by each of these limits', count(MOST_CLIENTS)],
  ['accepted messages remembered by their keys', count(MOST_KEYS)],
  ['long texts remembered to find repetition', count(MOST_TEXTS)],
  ['pages, feed and content files in memory', bytes(PAGES_BYTES)],
  ['their bodies in gzip or without compression', bytes(RECODED_BYTES)],
  ['pages that wait for better compression', count(pageCache.MOST_WAITING)],
  ['answers to searches in memory', bytes(SEARCHES_BYTES)],
  ['pages that wait to be rendered', count(MOST_RENDERINGS)],
  ['processor time of searches, posted forms and their files', `${100 * RENDERING_SHARE} %`],
  ['translations remembered, a language', count(MEMORY_LIMIT)],
  ['calls that wait for the embedded store', count(callQueue.MOST_WAITING)],
  ['time that such a call waits for its turn', seconds(callQueue.BEGIN_WITHIN_MS)],
  ['time that such a call takes with its wait', seconds(callQueue.ANSWER_WITHIN_MS)],
  ['connections to PostgreSQL for messages', count(pool.MOST_CONNECTIONS)],
  ['statements that wait for PostgreSQL', count(pool.MOST_WAITING)],
  ['changes of counts that PostgreSQL adds up', count(MOST_CHANGES)],
  ['rows deleted at once when messages age', count(PURGE_BATCH)],
  ['looks whether a message can be stored', `1 in ${seconds(PROBE_EVERY_MS)}`],
  ['rows of insights that wait for the store, each of three kinds', count(MOST_ROWS)],
  ['referring hosts, a day', count(MOST_REFERRERS)],
  ['rows of vitals, a day', count(MOST_VITALS)],
  ['characters of the log that wait for its reader', count(log.MOST_WAITING)],
];

test('every bound in the table is the one in the code', () => {
  expect(rows.map(({ what, number }) => [what, number])).toEqual(BOUNDS);
});

test('every bound has a test that is there and not skipped', () => {
  const lost = rows.flatMap(({ what, tests }) =>
    tests.filter((one) => !isTest(one)).map((one) => [what, one]),
  );
  expect(lost).toEqual([]);
});

/** Whether there is such a test: `` `file`: title ``. */
function isTest(written: string): boolean {
  const [, path = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(written) ?? [];
  const tests = path ? testsIn(path, readFileSync(path, 'utf8')) : [];
  return tests.some((one) => one.title === title && !one.skipped);
}

function count(number: number): string {
  return number.toLocaleString('en');
}

function characters(number: number): string {
  return `${count(number)} characters`;
}

function seconds(milliseconds: number): string {
  return `${milliseconds / 1000} s`;
}

function bytes(number: number): string {
  return number < 1024 * 1024 ? `${number / 1024} KiB` : `${number / 1024 / 1024} MiB`;
}

function rate(limit: Rate | 'off'): string {
  return limit === 'off' ? 'none' : `${limit.count} in ${limit.seconds} s`;
}
