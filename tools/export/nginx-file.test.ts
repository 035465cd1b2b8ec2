import { expect, test } from 'vitest';
import { nginxFile } from './nginx-file.ts';

const [, pattern = ''] =
  /rewrite (\S+) \$1 permanent;/.exec(nginxFile({ pages: new Map(), others: [] })) ?? [];

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
