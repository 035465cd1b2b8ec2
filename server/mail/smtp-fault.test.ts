import { expect, it } from 'vitest';
import { classifySmtpFault } from './smtp-fault.ts';

it.each([
  ['a refused connection', { code: 'ESOCKET' }],
  ['a connection lost on the way', { code: 'ECONNECTION' }],
  ['an unknown host', { code: 'EDNS' }],
  ['a silent server', { code: 'ETIMEDOUT' }],
  ['a certificate that does not fit', { code: 'ETLS' }],
  ['an attempt that was cut off', { code: 'EABORT' }],
  ['a mailbox busy', { code: 'EENVELOPE', responseCode: 450 }],
  ['a server about to close', { code: 'EPROTOCOL', responseCode: 421 }],
  ['a temporary authentication failure', { code: 'EAUTH', responseCode: 454 }],
  ['a session out of step', { code: 'EMESSAGE', responseCode: 503 }],
  ['an error nobody has seen before', {}],
])('%s is temporary', (_case, error) => {
  expect(classifySmtpFault(error)).toBe('temporary');
});

it.each([
  ['an unknown recipient', { code: 'EENVELOPE', responseCode: 550 }],
  ['a message too large', { code: 'EMESSAGE', responseCode: 552 }],
  ['a message refused for what it says', { code: 'EMESSAGE', responseCode: 554 }],
])('%s is permanent', (_case, error) => {
  expect(classifySmtpFault(error)).toBe('permanent');
});

it.each([
  ['a wrong password', { code: 'EAUTH', responseCode: 535 }],
  ['a login that is required and missing', { code: 'EENVELOPE', responseCode: 530 }],
  ['a login method too weak', { code: 'EAUTH', responseCode: 534 }],
  ['no credentials to log in with', { code: 'ENOAUTH' }],
  ['a server that knows none of our login methods', { code: 'EAUTH' }],
  ['a server that turns us away at the door', { code: 'EPROTOCOL', responseCode: 554 }],
  ['a server without the encryption we insist on', { code: 'ETLS', responseCode: 502 }],
])('%s is for the operator to fix', (_case, error) => {
  expect(classifySmtpFault(error)).toBe('operator');
});
