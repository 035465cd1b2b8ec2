import { createTransport } from 'nodemailer';
import parseAddresses from 'nodemailer/lib/addressparser';
import { describe, expect, it } from 'vitest';
import { storedMessage } from '../../tests/fixtures/stored-message.ts';
import type { StoredMessage } from '../messages/store.ts';
import { composeMail } from './mail-text.ts';

const ADDRESSES = {
  from: { name: 'Forthright', address: 'site@forthright.example' },
  to: ['sales@forthright.example'],
};

describe('the mail to the operator', () => {
  it('comes from us, and a reply goes to the visitor', () => {
    expect(composeMail(storedMessage(), ADDRESSES)).toMatchObject({
      ...ADDRESSES,
      replyTo: { name: 'Ada Lovelace', address: 'ada@analytical.example' },
    });
  });

  it('is the same mail at every attempt', () => {
    const first = composeMail(storedMessage(), ADDRESSES);
    const later = storedMessage({ delivery: { state: 'sending', attempts: 7, nextAttemptAt: 9e12 } });
    expect(composeMail(later, ADDRESSES)).toEqual(first);
    expect(first.messageId).toBe('<01995f6e-0000-7000-8000-000000000001@forthright.example>');
  });

  it('says who wrote, in which language, when, and what', () => {
    const { subject, text, html } = composeMail(storedMessage(), ADDRESSES);
    expect(subject).toContain('Ada Lovelace (Analytical Engines)');
    expect(text).toMatch(/^E-mail: +ada@analytical\.example$/m);
    expect(text).toMatch(/^Company type: Pre-IPO company$/m);
    expect(text).toMatch(/^Language: +German \(de\)$/m);
    expect(text).toMatch(/^Received: +Fri, 20 Nov 2026 09:30:00 GMT$/m);
    expect(text).toContain('\nWe plan to list next year.\nCould you show us the disclosure desk?\n');
    for (const word of ['ada@analytical.example', 'German (de)', 'the disclosure desk?'])
      expect(html).toContain(word);
  });

  it('says so when the visitor named no company', () => {
    const { subject, text } = composeMail(storedMessage({ company: '', companyType: '' }), ADDRESSES);
    expect(subject).toMatch(/Ada Lovelace$/);
    expect(text.match(/\(not given\)/g)).toHaveLength(2);
  });

  it('keeps the lines of the message and drops other control characters', () => {
    const { text } = composeMail(storedMessage({ message: 'a\r\nb\rc\td\0\u001b[2Je\ud800' }), ADDRESSES);
    expect(text).toContain('\na\nb\nc\td[2Je\ufffd\n');
    const reordered = composeMail(storedMessage({ message: 'a\u202eb\u2066c' }), ADDRESSES);
    expect(reordered.text).toContain('\nabc\n');
  });

  it('has the same headers whatever a visitor types', async () => {
    const random = mulberry32(20_261_120);
    for (let round = 0; round < 300; round += 1) {
      const hostile = storedMessage({
        firstName: hostileText(random),
        lastName: hostileText(random),
        company: hostileText(random),
        message: hostileText(random),
      });
      const headers = await headersOf(hostile);
      expect(headers.map(([name]) => name).toSorted()).toEqual([
        'Content-Type',
        'Date',
        'From',
        'MIME-Version',
        'Message-ID',
        'Reply-To',
        'Subject',
        'To',
      ]);
      const value = Object.fromEntries(headers);
      expect(parseAddresses(value['To'] ?? '')).toEqual([{ name: '', address: 'sales@forthright.example' }]);
      expect(parseAddresses(value['Reply-To'] ?? '')).toMatchObject([{ address: 'ada@analytical.example' }]);
    }
  });
});

async function headersOf(message: StoredMessage): Promise<[name: string, value: string][]> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message: raw } = await transport.sendMail(composeMail(message, ADDRESSES));
  const [head = ''] = String(raw).split(/\r?\n\r?\n/, 1);
  return head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
}

const FRAGMENTS = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ud800',
  '\u001b',
  ' ',
  '\t',
  ',',
  ';',
  ':',
  '<',
  '>',
  '(',
  '"',
  '\\',
  '@',
  'Bcc: thief@evil.example',
  'Subject: other',
  '=?utf-8?Q?=0D=0ABcc:x@evil.example?=',
  '<thief@evil.example>',
  'Ada',
  'عائشة',
  '株式会社',
  '🚀',
  'x'.repeat(90),
];

function hostileText(random: () => number): string {
  const length = 1 + Math.floor(random() * 8);
  return Array.from({ length }, () => FRAGMENTS[Math.floor(random() * FRAGMENTS.length)]).join('');
}

/** A small generator of random numbers, so that a failing round can be repeated (Tommy Ettinger, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
