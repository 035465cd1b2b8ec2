import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:http2';
import { startCaddy } from '../../tests/fixtures/caddy.ts';
import { ask, NAME, type Front } from '../../tests/fixtures/front.ts';
import { startNginx } from '../../tests/fixtures/nginx.ts';
import { startSite, type Site } from '../../tests/fixtures/site.ts';
import { readPages, sendMessage, sendMessages } from '../../tests/fixtures/https-visitors.ts';
import { count, refusals, type Outcome } from '../stress/outcome.ts';

const SETTINGS = {
  CONTENT_DIR: 'content',
  PUBLIC_URL: `https://${NAME}`,
  TRUST_PROXY: '127.0.0.1,::1',
  CONTACT_LIMIT: '5/60',
};

/** Requests of one address, faster than nginx lets through. */
const FLOOD = 1500;

/** Visitors who send messages while the server is restarted. */
const SENDERS = 4;

export async function nginxRequests(): Promise<Outcome> {
  const site = await startSite(SETTINGS);
  const front = await startNginx([new URL(site.url).host]);
  const checks = await requestChecks(front, site);
  const flooded = await Promise.all(
    Array.from({ length: FLOOD }, () =>
      ask(front, { path: '/data/common.json', from: '127.0.4.1' }).catch(() => undefined),
    ),
  );
  const limited = flooded.filter((answer) => answer?.status === 429);
  const refused = limited.length;
  const other = await ask(front, { path: '/pricing', from: '127.0.4.2' });
  checks.push([
    `a flood is limited (${refused} of ${FLOOD} × 429), others are not`,
    refused > 0 && other.status === 200,
  ]);
  checks.push([
    'who is limited is told when to come back',
    limited.every((answer) => Number(answer?.headers['retry-after']) > 0),
  ]);
  await site.stop();
  await ask(front, { path: '/faq?name=ada', from: '127.0.4.3' });
  checks.push(['a 502 is in its log', / 502 GET /.test(front.log())]);
  checks.push(['no address and no query in its log', !/127\.0\.[1-9]|ada/.test(front.log())]);
  await front.stop();
  return outcomeOf(checks);
}

export async function caddyRequests(): Promise<Outcome> {
  const site = await startSite(SETTINGS);
  const front = await startCaddy(new URL(site.url).host);
  const checks = await requestChecks(front, site);
  await site.stop();
  await front.stop();
  checks.push(['no address in its log', !/127\.0\.[1-9]/.test(front.log())]);
  return outcomeOf(checks);
}

/**
 * One server behind Caddy is restarted. Pages wait and none fails. A message that is sent meanwhile may fail, once for
 * each visitor, who then sends it again.
 */
export async function caddyRestart(): Promise<Outcome> {
  let site = await startSite(SETTINGS);
  const { host, port } = new URL(site.url);
  const front = await startCaddy(host);
  const over = new AbortController();
  const reading = readPages(front, ['/', '/pricing', '/de/faq'], { seconds: 12 });
  const sending = sendMessages(front, over.signal, SENDERS);
  await site.stop();
  site = await startSite({ ...SETTINGS, PORT: port });
  const pages = await reading;
  over.abort();
  const messages = await sending;
  await site.stop();
  await front.stop();
  const again = Object.values(messages.failures).reduce((sum, times) => sum + times, 0);
  return {
    seen: `${count(pages.answered)} pages answered, failed: ${refusals(pages.failures)}; ${messages.acknowledged.length} messages taken, ${again} of them at the second attempt`,
    isHeld:
      pages.answered > 0 &&
      refusals(pages.failures) === 'none' &&
      messages.acknowledged.length > 0 &&
      again <= SENDERS,
  };
}

type Check = readonly [what: string, isHeld: boolean];

async function requestChecks(front: Front, site: Site): Promise<Check[]> {
  const checks: Check[] = [['speaks HTTP/2', (await statusByHttp2(front)) === 200]];
  const br = { 'Accept-Encoding': 'gzip, br' };
  const page = await ask(front, { path: '/pricing', headers: br });
  const direct = await fetch(`${site.url}/pricing`, { headers: br });
  checks.push([
    "passes the server's brotli on",
    page.headers['content-encoding'] === 'br' &&
      page.headers.etag === direct.headers.get('etag') &&
      page.headers['cache-control'] === direct.headers.get('cache-control') &&
      page.headers.vary === direct.headers.get('vary'),
  ]);
  const again = await ask(front, {
    path: '/pricing',
    headers: { ...br, 'If-None-Match': String(page.headers.etag) },
  });
  checks.push(['passes 304 on', again.status === 304]);
  const plain = await locationOf(front.http, NAME);
  checks.push(['http goes to https', plain.startsWith(`https://${NAME}`)]);
  const bare = await ask(front, { path: '/faq?a=1', host: NAME.replace('www.', '') });
  checks.push(['the bare name goes to www', String(bare.headers.location).startsWith(`https://${NAME}`)]);
  const large = await ask(front, {
    path: '/functions/v1/send-contact-email',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: 'x'.repeat(80 * 1024) }),
    from: '127.0.5.1',
  });
  checks.push(['the server itself refuses what is too large', large.status === 413 && isJson(large.headers)]);
  const sent = [];
  for (let time = 0; time < 6; time += 1) {
    const headers = { 'X-Forwarded-For': `192.0.2.${time}` };
    sent.push((await sendMessage(front, { from: '127.0.5.2', headers })).failure ?? '200');
  }
  // The header is not sent when it is empty.
  const other = await sendMessage(front, { from: '127.0.5.3', key: '' });
  checks.push([
    'a forged address changes nothing',
    sent.join() === '200,200,200,200,200,429' && other.id !== undefined,
  ]);
  return checks;
}

function outcomeOf(checks: readonly Check[]): Outcome {
  return {
    seen: checks.map(([what, isHeld]) => (isHeld ? what : `**not: ${what}**`)).join('; '),
    isHeld: checks.every(([, isHeld]) => isHeld),
  };
}

function isJson(headers: Readonly<Record<string, unknown>>): boolean {
  return String(headers['content-type']).startsWith('application/json');
}

async function statusByHttp2({ https, certificate }: Front): Promise<unknown> {
  const session = connect(`https://127.0.0.1:${https}`, { servername: NAME, ca: certificate() });
  const stream = session.request({ ':path': '/', ':authority': NAME });
  const [headers] = await once(stream, 'response');
  session.destroy();
  return headers[':status'];
}

function locationOf(port: number, name: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get({ host: '127.0.0.1', port, path: '/faq', headers: { Host: name } }, (response) => {
    response.resume();
    resolve(response.headers.location ?? '');
  }).once('error', reject);
  return promise;
}
