import { describe, expect, it } from 'vitest';
import { storedMessage } from '../../tests/fixtures/stored-message.ts';
import { composeMail } from './mail-text.ts';

const ADDRESSES = {
  from: { name: 'Forthright', address: 'site@forthright.example' },
  to: ['sales@forthright.example'],
};

describe('the mail to the operator', () => {
  it('is the same mail at every attempt', () => {
    const first = composeMail(storedMessage(), ADDRESSES);
    const later = storedMessage({ delivery: { state: 'sending', attempts: 7, nextAttemptAt: 9e12 } });
    expect(composeMail(later, ADDRESSES)).toEqual(first);
    expect(first.messageId).toBe('<01995f6e-0000-7000-8000-000000000001@forthright.example>');
  });

  it('contains sender, language, time and message', () => {
    const { subject, text } = composeMail(storedMessage(), ADDRESSES);
    expect(subject).toContain('Ada Lovelace (Analytical Engines)');
    expect(text).toMatch(/^E-mail: +ada@analytical\.example$/m);
    expect(text).toMatch(/^Company type: Pre-IPO company$/m);
    expect(text).toMatch(/^Language: +German \(de\)$/m);
    expect(text).toMatch(/^Received: +Fri, 20 Nov 2026 09:30:00 GMT$/m);
    expect(text).toContain('\nWe plan to list next year.\nCould you show us the disclosure desk?\n');
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
});
