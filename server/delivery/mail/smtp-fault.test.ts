import { expect, it } from 'vitest';
import { classifySmtpFault } from './smtp-fault.ts';

it.each([
  ['temporary', 'a refused connection', { code: 'ESOCKET' }],
  ['temporary', 'a connection lost on the way', { code: 'ECONNECTION' }],
  ['temporary', 'an unknown host', { code: 'EDNS' }],
  ['temporary', 'a silent server', { code: 'ETIMEDOUT' }],
  ['temporary', 'a certificate that does not fit', { code: 'ETLS' }],
  ['temporary', 'an attempt that was cut off', { code: 'EABORT' }],
  ['temporary', 'a mailbox busy', { code: 'EENVELOPE', responseCode: 450 }],
  ['temporary', 'a server about to close', { code: 'EPROTOCOL', responseCode: 421 }],
  ['temporary', 'a temporary authentication failure', { code: 'EAUTH', responseCode: 454 }],
  ['temporary', 'a session out of step', { code: 'EMESSAGE', responseCode: 503 }],
  ['temporary', 'an error nobody has seen before', {}],
  ['permanent', 'an unknown recipient', { code: 'EENVELOPE', responseCode: 550 }],
  ['permanent', 'a message too large', { code: 'EMESSAGE', responseCode: 552 }],
  ['permanent', 'a message refused for what it says', { code: 'EMESSAGE', responseCode: 554 }],
  ['operator', 'a wrong password', { code: 'EAUTH', responseCode: 535 }],
  ['operator', 'a login that is required and missing', { code: 'EENVELOPE', responseCode: 530 }],
  ['operator', 'a login method too weak', { code: 'EAUTH', responseCode: 534 }],
  ['operator', 'no credentials to log in with', { code: 'ENOAUTH' }],
  ['operator', 'a server that knows none of our login methods', { code: 'EAUTH' }],
  ['operator', 'a server that turns us away at the door', { code: 'EPROTOCOL', responseCode: 554 }],
  ['operator', 'a server without the encryption we insist on', { code: 'ETLS', responseCode: 502 }],
])('is %s: %s', (fault, _case, error) => {
  expect(classifySmtpFault(error)).toBe(fault);
});
