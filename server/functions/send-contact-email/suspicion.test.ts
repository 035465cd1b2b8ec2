import { describe, expect, it } from 'vitest';
import { contactMessage } from '../../../tests/fixtures/store/contact-message.ts';
import { suspicion } from './suspicion.ts';

describe('a message is suspected', () => {
  it.each([
    ['many links', { message: 'See http://a.example https://b.example www.c.example and HTTPS://d.example' }],
    [
      'many links, run together',
      { message: 'http://a.example,http://b.example,http://c.examplehttp://d.example' },
    ],
    ['many links, marked up', { message: '[url=http://a.ex]x[/url] '.repeat(4) }],
    ['nothing but a link', { message: 'https://pills.example/?id=1' }],
    ['links and no words', { message: '>>> www.pills.example <<< 100% :-)' }],
    ['a link for a name', { lastName: 'Win https://pills.example' }],
  ])('by its content: %s', (_what, fields) => {
    expect(suspicion(contactMessage(fields), undefined)).toBe('links');
  });
});

describe('a message is not suspected', () => {
  it.each([undefined, { trap: false }, { trap: false, seconds: 1 }])(
    'by the form’s signals: %j',
    (signals) => {
      expect(suspicion(contactMessage(), signals)).toBeUndefined();
    },
  );

  it.each([
    [
      'a few links',
      { message: 'Our filing https://a.example and release https://b.example, see www.c.example' },
    ],
    ['a link in a language without spaces', { message: 'https://a.example/ir/をご覧ください。' }],
    ['a link before a full stop', { message: 'Voir https://a.example/ir. Merci' }],
    ['a site for a company', { company: 'https://analytical.example' }],
    ['domain names', { message: 'a.example b.example c.example d.example e.example' }],
    ['another script', { firstName: '明', lastName: '李', message: '我们计划明年上市。' }],
    ['mixed scripts', { message: 'Привет, we plan an IPO. مرحبا' }],
    ['capitals and exclamation', { message: 'URGENT!!! PLEASE CALL US $$$' }],
    ['a free email provider', { email: 'ada1815@mail.example', company: '' }],
    ['no letters', { message: '+1 555 0100' }],
  ])('for %s', (_what, fields) => {
    expect(suspicion(contactMessage(fields), { trap: false, seconds: 30 })).toBeUndefined();
  });
});
