import { expect, test } from 'vitest';
import {
  headerRules,
  headersFile,
  LONGEST_LINE,
  MOST_RULES,
  nginxFile,
  redirectsFile,
  type SiteFile,
} from './host-files.ts';

const PAGE = {
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-cache',
  'Content-Type': 'text/html',
  ETag: '"1"',
};

function rulesOf(others: Record<string, Record<string, string>>) {
  const fileOf = (headers: Record<string, string>, isPage = false): SiteFile => ({
    body: Buffer.alloc(0),
    headers: new Headers(headers),
    isPage,
  });
  const files = Object.entries(others).map(([name, headers]) => [name, fileOf(headers)] as const);
  return headerRules(new Map([['index.html', fileOf(PAGE, true)], ...files]));
}

test('no header of a file is set by two rules, because hosts would join the values', () => {
  const text = headersFile(
    rulesOf({
      'assets/a.js': { 'X-Frame-Options': 'DENY', 'Cache-Control': 'immutable' },
      'assets/b.js': { 'Cache-Control': 'immutable' },
      'robots.txt': { 'Cache-Control': 'no-cache', 'Content-Type': 'text/plain' },
    }),
  );
  expect(text).toBe(
    [
      '/*\n  X-Frame-Options: DENY',
      '/assets/*\n  Cache-Control: immutable',
      '/robots.txt\n  Cache-Control: no-cache\n  Content-Type: text/plain\n',
    ].join('\n\n'),
  );
});

test('more rules, or longer lines, than hosts read are refused', () => {
  const many = Array.from({ length: MOST_RULES }, (_, number) => [`file-${number}.txt`, {}] as const);
  expect(() => headersFile(rulesOf(Object.fromEntries(many)))).toThrow(`more than ${MOST_RULES}`);
  const long = { 'a.txt': { 'X-Long': 'x'.repeat(LONGEST_LINE) } };
  expect(() => headersFile(rulesOf(long))).toThrow(`more than ${LONGEST_LINE}`);
});

test('nginx gets every header in every location, quoted', () => {
  const text = nginxFile(rulesOf({ 'data/a.json': { 'X-Frame-Options': 'DENY', Versions: 'a="1"' } }));
  const [, data = ''] = /location \^~ \/data\/ \{([^}]*)\}/.exec(text) ?? [];
  expect(data).toContain('add_header X-Frame-Options "DENY" always;');
  expect(data).toContain('add_header Versions "a=\\"1\\"" always;');
});

const [, pattern = ''] =
  /rewrite (\S+) \$1 permanent;/.exec(nginxFile({ pages: new Map(), others: new Map() })) ?? [];

test.each([
  ['/about/', '/about'],
  ['/de/solutions/public-companies/', '/de/solutions/public-companies'],
])('%s is sent to the address without the slash at its end', (path, address) => {
  expect(new RegExp(pattern).exec(path)?.[1]).toBe(address);
});

// As nginx sees them: decoded.
test.each(['/\\example.org/', '//example.org/', '//localhost/', '/de/\\example.org/', '/a b/'])(
  '%s, which browsers may read as another site, is not sent anywhere',
  (path) => {
    expect(pattern).not.toBe('');
    expect(path).not.toMatch(new RegExp(pattern));
  },
);

test('old addresses of pages lead to the new ones on every host, in every language', () => {
  const redirects = new Map([
    ['/old.html', '/faq'],
    ['/start', '/'],
  ]);
  const lines = redirectsFile(redirects).split('\n');
  expect(lines).toContain('/old.html /faq 301');
  expect(lines).toContain('/de/old.html /de/faq 301');
  expect(lines).toContain('/de/start /de 301');
  const nginx = nginxFile({ pages: new Map(), others: new Map() }, redirects);
  expect(nginx).toContain('location = /old.html {\n  return 301 /faq$is_args$args;\n}');
  expect(nginx).toMatch(/location ~ .*\/old\\\.html\$ \{\n {2}return 301 \/\$language\/faq\$is_args\$args;/);
});
