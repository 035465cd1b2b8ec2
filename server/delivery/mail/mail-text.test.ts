import * as fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { checkContactMessage } from '../../../site/contact/message.ts';
import { mailSettings } from '../../../tests/fixtures/services/mail-settings.ts';
import { contactMessage } from '../../../tests/fixtures/store/contact-message.ts';
import { storedMessage } from '../../../tests/fixtures/store/stored-message.ts';
import type { StoredMessage } from '../../store/store.ts';
import { headerText } from '../../store/visitor-text.ts';
import { composeMail } from './mail-text.ts';

const SETTINGS = mailSettings('smtp://mail.example', 'sales@forthright.example, ir@forthright.example');

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

/**
 * Texts that mean something to mail programs: encoded words (RFC 2047), addresses and line ends, whole and in parts.
 */
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
      // A name that looks like an address is left out.
      const [name = '', organization = ''] = [`${firstName} ${lastName}`, company].map((text) =>
        /[@＠﹫]/.test(text) ? '' : headerText(text),
      );
      expect(mail).toMatchObject({
        subject:
          `Website message from ${name || contactMessage().email}${organization && ` (${organization})`}`.trim(),
        from: SETTINGS.from,
        replyTo: [{ name, address: contactMessage().email }],
        to: SETTINGS.to.map((address) => ({ address })),
      });
      expect(mail.headers.map(({ key }) => key).toSorted()).toEqual(HEADERS);
    }),
    { numRuns: 500 },
  );
});

it.each(['team@forthright.example', 'team＠forthright.example', 'team﹫forthright.example'])(
  'shows no other address as a name: %s',
  async (firstName) => {
    const mail = await read(storedMessage({ firstName, company: 'ir@forthright.example' }));
    expect(mail.replyTo).toEqual([{ name: '', address: 'ada@analytical.example' }]);
    expect(mail.subject).toBe('Website message from ada@analytical.example');
    expect(mail.text).toContain(`Name:         ${firstName} Lovelace`);
    expect(mail.text).toContain('A reply to this mail goes to ada@analytical.example.');
  },
);

it.each(['=?utf-8?q?x?=@evil.example', 'a.=?utf-8?q?=0D=0ABcc?=@evil.example'])(
  'has no Reply-To address that a mail program could read as another: %s',
  async (email) => {
    expect(checkContactMessage(contactMessage({ email }))).toHaveProperty('message');
    const mail = await read(storedMessage({ email }));
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(email);
  },
);

it.each(['sales@forthright.example', 'IR@Forthright.Example', 'site@forthright.example'])(
  'has no Reply-To address that belongs to the team: %s',
  async (email) => {
    const mail = await read(storedMessage({ email }));
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(email);
    expect(mail.text).toContain('does not go to the visitor');
  },
);

it('is marked as automatic, so that no program answers it', async () => {
  const { headers } = await read(storedMessage());
  expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});

describe('the mail to the operator', () => {
  it('is the same mail at every attempt', () => {
    const first = composeMail(storedMessage(), SETTINGS);
    const later = storedMessage({
      deliveries: [{ kind: 'mail', state: 'sending', attempts: 7, nextAttemptAt: 9e12 }],
    });
    expect(composeMail(later, SETTINGS)).toEqual(first);
    expect(first.messageId).toBe('<01995f6e-0000-7000-8000-000000000001@forthright.example>');
  });

  it('has an ID in ASCII, whatever the domain', () => {
    const from = { name: '', address: 'site@bücher.example' };
    expect(composeMail(storedMessage(), { ...SETTINGS, from }).messageId).toMatch(
      /@xn--bcher-kva\.example>$/,
    );
  });

  it('contains sender, language, way to the site, time and message', () => {
    const attribution = { utm_campaign: 'Spring', referrer: 'https://news.example/a' };
    const { subject, text } = composeMail(storedMessage({ attribution }), SETTINGS);
    expect(text).toMatch(/^utm_campaign: +Spring\nreferrer: +https:\/\/news\.example\/a$/m);
    expect(subject).toContain('Ada Lovelace (Analytical Engines)');
    expect(text).toMatch(/^Email: +ada@analytical\.example$/m);
    expect(text).toMatch(/^Company type: Pre-IPO company$/m);
    expect(text).toMatch(/^Language: +German \(de\)$/m);
    expect(text).toMatch(/^Received: +Fri, 20 Nov 2026 09:30:00 GMT$/m);
    expect(text).toContain('\nWe plan to list next year.\nCould you show us the disclosure desk?\n');
  });

  it('says so when the visitor named no company', () => {
    const { subject, text } = composeMail(storedMessage({ company: '', companyType: '' }), SETTINGS);
    expect(subject).toMatch(/Ada Lovelace$/);
    expect(text.match(/\(not given\)/g)).toHaveLength(2);
  });

  it('keeps the lines of the message and drops other control characters', () => {
    const { text } = composeMail(storedMessage({ message: 'a\r\nb\rc\td\0\u001b[2Je\ud800' }), SETTINGS);
    expect(text).toContain('\na\nb\nc\td[2Je\ufffd\n');
    const reordered = composeMail(storedMessage({ message: 'a\u202eb\u2066c' }), SETTINGS);
    expect(reordered.text).toContain('\nabc\n');
  });
});

async function read(message: StoredMessage) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = await transport.sendMail(composeMail(message, SETTINGS));
  return PostalMime.parse(String(sent.message));
}
