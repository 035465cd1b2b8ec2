/**
 * The rules by which Mozilla's HTTP Observatory scores a site, as far as an answer of ours tells: 100, less what
 * is wrong; when 90 or more are left, with what is more than right added. Each rule answers what it takes or gives.
 *
 * Source: github.com/mdn/mdn-http-observatory, src/analyzer/tests and src/grader/charts.js as of October 2026;
 * COOP and COEP by pull request 498. The redirect from http and the certificate are the proxy's, and count 0.
 */
export interface Scan {
  /** What `GET /` over https was answered with. */
  headers: Headers;
  html: string;
  /** What a preflight of `GET /` from another site was answered with. */
  preflight: Headers;
}

/** The score, and what each rule contributed. */
export function observatoryScore(scan: Scan): { score: number; modifiers: Record<string, number> } {
  const modifiers = Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, rule(scan)]));
  const values = Object.values(modifiers);
  const basic = 100 + sum(values.filter((value) => value < 0));
  return { score: Math.max(0, basic >= 90 ? 100 + sum(values) : basic), modifiers };
}

const RULES: Record<string, (scan: Scan) => number> = {
  'content-security-policy': ({ headers }) => contentSecurityPolicy(policyOf(headers)),
  // With cookies the rules are longer; this site sets none.
  cookies: ({ headers }) => (headers.getSetCookie().length > 0 ? -40 : 0),
  'cross-origin-resource-sharing': ({ preflight }) =>
    preflight.get('access-control-allow-credentials') === 'true' &&
    preflight.get('access-control-allow-origin') !== '*'
      ? -50
      : 0,
  'referrer-policy': ({ headers }) => referrerPolicy(headers.get('referrer-policy')),
  'strict-transport-security': ({ headers }) => transportSecurity(headers.get('strict-transport-security')),
  'subresource-integrity': ({ html }) => subresourceIntegrity(html),
  'x-content-type-options': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options': ({ headers }) => {
    if (policyOf(headers).has('frame-ancestors')) return 5;
    return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20;
  },
  'cross-origin-resource-policy': ({ headers }) =>
    oneOf(headers.get('cross-origin-resource-policy'), ['same-origin', 'same-site'], ['cross-origin']),
  'cross-origin-opener-policy': ({ headers }) =>
    oneOf(
      headers.get('cross-origin-opener-policy'),
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
  'cross-origin-embedder-policy': ({ headers }) =>
    oneOf(headers.get('cross-origin-embedder-policy'), ['require-corp', 'credentialless'], ['unsafe-none']),
};

const BROAD = /^(?:\*|ftp:|https?:(?:\/\/\*(?:\.\*)?)?)$/;

function contentSecurityPolicy(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25;
  const fallback = policy.get('default-src') ?? ['*'];
  const [scripts = [], styles = [], objects = []] = ['script-src', 'style-src', 'object-src'].map(
    (name) => policy.get(name) ?? fallback,
  );
  const isUnsafe = (source: string) =>
    BROAD.test(source) || source === "'unsafe-inline'" || source === 'data:';
  if (scripts.some(isUnsafe) || objects.some((source) => BROAD.test(source))) return -20;
  const passive = new Set(['img-src', 'media-src']);
  const isInsecure = ([, sources]: [string, string[]]) =>
    sources.some((source) => /^(?:http|ftp):/.test(source));
  if ([...policy].some((directive) => isInsecure(directive) && !passive.has(directive[0]))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if ([...policy].some(isInsecure)) return -10;
  if (styles.some(isUnsafe)) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function policyOf(headers: Headers): Map<string, string[]> {
  const directives = (headers.get('content-security-policy') ?? '')
    .split(';')
    .map((one) => one.trim().split(/\s+/));
  return new Map(
    directives.flatMap(([name = '', ...sources]) => (name ? [[name.toLowerCase(), sources]] : [])),
  );
}

function referrerPolicy(header: string | null): number {
  if (header === null) return 0;
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(header) ? 5 : -5;
}

function transportSecurity(header: string | null): number {
  const age = /(?:^|;\s*)max-age=(\d+)/i.exec(header ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) < 15_552_000 ? -10 : 0;
}

/** Only scripts with `src` count, and only their own attribute; one with it is enough. */
function subresourceIntegrity(html: string): number {
  const scripts = Array.from(html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g), ([tag, src = '']) => ({
    checked: /\sintegrity="[^"]+"/.test(tag),
    foreign: /^(?:https?:)?\/\//.test(src),
  }));
  if (scripts.some(({ foreign, checked }) => foreign && !checked)) return -5;
  return scripts.some(({ checked }) => checked) ? 5 : 0;
}

function oneOf(header: string | null, strict: readonly string[], lax: readonly string[]): number {
  if (header === null || lax.includes(header)) return 0;
  return strict.includes(header) ? 10 : -5;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
