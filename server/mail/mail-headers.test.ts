import * as fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { checkContactMessage } from '../../app/contact/message.ts';
import { contactMessage } from '../../tests/fixtures/contact-message.ts';
import { storedMessage } from '../../tests/fixtures/stored-message.ts';
import type { StoredMessage } from '../messages/store.ts';
import { headerText } from '../messages/visitor-text.ts';
import { composeMail } from './mail-text.ts';

const ADDRESSES = {
  from: { name: 'Forthright', address: 'site@forthright.example' },
  to: ['sales@forthright.example', 'ir@forthright.example'],
};

const HEADERS = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

/** What mail readers give a meaning: encoded words (RFC 2047), addresses, line ends, whole and in parts. */
const PIECES = `
  =?utf-8?Q?=0D=0ABcc:_x@evil.example?= =?utf-8?B?Qm9i?= =?UTF-8*en?q?Bob?= =? ?= = ? utf-8 ?Q? ?B? _ =20 =3D=3F
  , ; : < > ( ) " @ [ ] . <thief@evil.example> Ada é عائشة 株式会社 🚀 ${'x'.repeat(80)}`
  .trim()
  .split(/\s+/)
  .concat(
    ' ',
    '  ',
    '\t',
    '\r\n',
    '\n ',
    '\0',
    '\\',
    '\u0085',
    '\u2028',
    '\u202e',
    '\ud83d',
    '\u00a0',
    '\u200b',
  )
  .concat('=?utf-8?Q?Bob?= <bob@evil.example>', 'Subject: other');

const words = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }),
);

it('shows mail readers what the visitor typed, and cannot be given another sender or recipient', async () => {
  await fc.assert(
    fc.asyncProperty(words, words, words, async (firstName, lastName, company) => {
      const mail = await read(storedMessage({ firstName, lastName, company }));
      const name = headerText(`${firstName} ${lastName}`);
      const organization = headerText(company);
      expect(mail).toMatchObject({
        subject: `Website message from ${name}${organization && ` (${organization})`}`.trim(),
        from: ADDRESSES.from,
        replyTo: [{ name, address: contactMessage().email }],
        to: ADDRESSES.to.map((address) => ({ address })),
      });
      expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(HEADERS);
    }),
    { numRuns: 500 },
  );
});

it.each(['=?utf-8?q?x?=@evil.example', 'a.=?utf-8?q?=0D=0ABcc?=@evil.example'])(
  'names no address to answer to that a reader could take for another: %s',
  async (email) => {
    expect(checkContactMessage(contactMessage({ email }))).toHaveProperty('message');
    const mail = await read(storedMessage({ email }));
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(email);
  },
);

it.each(['sales@forthright.example', 'IR@Forthright.Example', 'site@forthright.example'])(
  "names no address to answer to that is the team's own: %s",
  async (email) => {
    const mail = await read(storedMessage({ email }));
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(email);
    expect(mail.text).toContain('does not go to the visitor');
  },
);

it('says that a program has sent it, so that no other program answers', async () => {
  const { headers } = await read(storedMessage());
  expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});

async function read(message: StoredMessage) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = await transport.sendMail(composeMail(message, ADDRESSES));
  return PostalMime.parse(String(sent.message));
}
