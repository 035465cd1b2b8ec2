import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SESSION_KEYS } from '../../site/browser/session.ts';

test.each(SESSION_KEYS)('the privacy policy lists the key %s of session storage', (key) => {
  expect(readFileSync('content/legal/privacy-policy.md', 'utf8')).toContain(`| \`${key}\` |`);
});
