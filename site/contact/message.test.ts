import { describe, expect, it } from 'vitest';
import { contactMessage } from '../../tests/fixtures/store/contact-message.ts';
import { fieldErrorPhrase } from './form-phrases.ts';
import { LONGEST_ATTRIBUTION } from './attribution.ts';
import { formatSignals, parseSignals } from './form-signals.ts';
import { CONTACT_FIELDS, LIMITS } from './contact-fields.ts';
import { checkContactMessage, isFieldProblem } from './message.ts';
import { readPostedForm, splitName } from './posted-form.ts';

describe('a contact message', () => {
  it('is trimmed, and optional fields may be absent, empty or null', () => {
    const { firstName, lastName, email, message } = contactMessage();
    const expected = { message: { firstName, lastName, email, message, company: '', companyType: '' } };
    const fields = { firstName: ` ${firstName}\n`, lastName, email, message };
    expect(checkContactMessage(fields)).toMatchObject(expected);
    expect(checkContactMessage({ ...fields, company: '  ', companyType: '' })).toMatchObject(expected);
    expect(checkContactMessage({ ...fields, company: null, companyType: null })).toMatchObject(expected);
  });

  it.each(Object.entries(LIMITS))('takes %s up to its limit of %i characters and no more', (field, limit) => {
    const text = (length: number) =>
      field === 'email'
        ? `${'a'.repeat(length - '@company.example'.length)}@company.example`
        : 'x'.repeat(length);
    const check = (length: number) => checkContactMessage(contactMessage({ [field]: text(length) }));
    // This check ignores the separate limit of the part before the @ (RFC 5321, 4.5.3.1.1).
    expect(check(limit)).toHaveProperty('message');
    expect(check(limit + 1)).toEqual({ problems: { [field]: 'too-long' } });
  });

  it('has the same length with the line breaks of a posted form and with those of the browser', () => {
    const lines = (end: string) => `${end}${`x${end}`.repeat(LIMITS.message / 2 - 1)}xx${end}`;
    expect(checkContactMessage(contactMessage({ message: lines('\r\n') }))).toEqual({
      message: contactMessage({ message: lines('\n').trim() }),
    });
  });

  it.each([
    ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@MÜNCHEN.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@faß.example', 'ada@xn--fa-hia.example'],
    ['Ada@Company.Example', 'Ada@Company.Example'],
    // Invisible characters around the address are removed.
    [
      '\u200b\ufeff\u200e\u200f\u202a\u2066ada@company.example\u202c\u2069\u00a0\u00ad\u2060 \t\n',
      'ada@company.example',
    ],
  ])('has an address that mail servers take: %s', (email, address) => {
    expect(checkContactMessage(contactMessage({ email }))).toEqual({
      message: contactMessage({ email: address }),
    });
  });

  it.each([
    'ada',
    'ada@',
    'müller@company.example',
    '\u200b@company.example',
    '@company.example',
    'ada lovelace@company.example',
    'ada@company@example',
    'ada@münchen.example/b',
    'ada@münchen.example:80',
    'ada@münchen.example?b',
    'ada@mün chen.example',
    'ada\u200bada@company.example',
    `ada@${'ü'.repeat(60)}.example`,
    'ada@\ud800.example',
  ])('refuses %s as an email address', (email) => {
    expect(checkContactMessage(contactMessage({ email }))).toEqual({ problems: { email: 'email' } });
  });

  it('names every field that is missing', () => {
    expect(checkContactMessage({ email: null, message: ' ' })).toEqual({
      problems: { firstName: 'required', lastName: 'required', email: 'required', message: 'required' },
    });
  });
});

it.each(CONTACT_FIELDS)(
  'the error of %s says how to fix the field, and only the select says to choose',
  (field) => {
    const phrase = fieldErrorPhrase(field, 'wrong-type');
    expect(phrase === 'Choose one of the options.').toBe(field === 'companyType');
    expect(isFieldProblem('wrong-type')).toBe(true);
  },
);

describe('the signals of the form', () => {
  it.each([
    { trap: true },
    { trap: false, seconds: 42 },
    { trap: false, seconds: 0, language: 'ja' as const },
    {
      trap: false,
      language: 'de' as const,
      attribution: {
        utm_campaign: 'a=b; c & trap=1',
        utm_term: 'börse 上場',
        referrer: 'https://news.example/a',
      },
    },
  ])('arrive as they were sent: %j', (signals) => {
    expect(parseSignals(formatSignals(signals))).toEqual(signals);
  });

  it.each([undefined, '', 'seconds=4', 'trap=2', 'trap=', 'trap'])('count as not sent: %s', (header) => {
    expect(parseSignals(header)).toBeUndefined();
  });

  it('leave out invalid parts', () => {
    expect(parseSignals('trap=0; seconds=-1; language=tlh; other=1')).toEqual({ trap: false });
    const attribution = `utm_source=${'x'.repeat(999)}&utm_medium=&utm_other=1`;
    expect(parseSignals(`trap=0; attribution=${attribution}`)).toEqual({
      trap: false,
      attribution: { utm_source: 'x'.repeat(LONGEST_ATTRIBUTION) },
    });
  });
});

it.each([
  ['Ada Lovelace', { firstName: 'Ada', lastName: 'Lovelace' }],
  ['  Ada  King Lovelace ', { firstName: 'Ada King', lastName: 'Lovelace' }],
  ['Ada', { firstName: 'Ada', lastName: '' }],
  ['', { firstName: '', lastName: '' }],
])('the name "%s" is split', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});

it('a posted form prefills only fields of the contact form', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    intent: 'prefill',
    name: 'Ada Lovelace',
    companyType: 'club',
    x: '1',
  })) {
    form.set(name, value);
  }
  expect(readPostedForm(form)).toEqual({
    intent: 'prefill',
    values: { firstName: 'Ada', lastName: 'Lovelace', companyType: 'club' },
    signals: { trap: false },
  });
});
