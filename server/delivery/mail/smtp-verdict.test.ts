import { expect, it } from 'vitest';
import { smtpVerdict } from './smtp-verdict.ts';

it.each([
  ['later', 'a refused connection', { code: 'ESOCKET' }],
  ['later', 'a connection lost on the way', { code: 'ECONNECTION' }],
  ['later', 'an unknown host', { code: 'EDNS' }],
  ['later', 'a silent server', { code: 'ETIMEDOUT' }],
  ['later', 'a certificate that does not fit', { code: 'ETLS' }],
  ['later', 'an attempt that was cut off', { code: 'EABORT' }],
  ['later', 'a mailbox busy', { code: 'EENVELOPE', responseCode: 450 }],
  ['later', 'a server about to close', { code: 'EPROTOCOL', responseCode: 421 }],
  ['later', 'a temporary authentication failure', { code: 'EAUTH', responseCode: 454 }],
  ['later', 'a command out of sequence', { code: 'EMESSAGE', responseCode: 503 }],
  ['later', 'an error nobody has seen before', {}],
  ['never', 'an unknown recipient', { code: 'EENVELOPE', responseCode: 550 }],
  ['never', 'a message too large', { code: 'EMESSAGE', responseCode: 552 }],
  ['never', 'a message refused for what it says', { code: 'EMESSAGE', responseCode: 554 }],
  ['operator', 'a wrong password', { code: 'EAUTH', responseCode: 535 }],
  ['operator', 'a login that is required and missing', { code: 'EENVELOPE', responseCode: 530 }],
  ['operator', 'a login method too weak', { code: 'EAUTH', responseCode: 534 }],
  ['operator', 'no credentials to log in with', { code: 'ENOAUTH' }],
  ['operator', 'a server that knows none of our login methods', { code: 'EAUTH' }],
  ['operator', 'a server that refuses the connection', { code: 'EPROTOCOL', responseCode: 554 }],
  ['operator', 'a server without the encryption we insist on', { code: 'ETLS', responseCode: 502 }],
])('is %s: %s', (verdict, _case, error) => {
  expect(smtpVerdict(error)).toBe(verdict);
});
