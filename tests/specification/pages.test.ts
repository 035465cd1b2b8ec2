import { describe, expect, test } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { hrefsOf, renderPage, textOf, textsOf, withoutFile } from '../fixtures/site/rendered-page.ts';

const DEMO = 'https://calendly.com/forthright-demo';

/** The first two links in a page's main part: the specification's two buttons. */
const buttons = (document: HTMLElement) => hrefsOf(document.querySelector('main .acts'));

describe('the about page', () => {
  test('shows hero, two buttons, three cards, each with its own icon, and the features', async () => {
    const { document } = await renderPage('/about');
    expect(buttons(document)).toEqual(['/contact', DEMO]);
    const signs = document
      .querySelectorAll('.mission article')
      .map((card) => card.querySelector('svg')?.innerHTML);
    expect(signs).toHaveLength(3);
    expect(new Set(signs).size).toBe(3);
    const features = document.querySelectorAll('.entries > div');
    expect(features.length).toBeGreaterThan(0);
    expect(features.filter((one) => !textOf(one.querySelector('dt + dd')))).toEqual([]);
  });

  test('takes all of it from about.json', async () => {
    const about = {
      hero: { title: 'Hero', description: 'Under it' },
      mission: { cards: [{ title: 'Card', description: 'Says' }] },
      features: { title: 'Features', items: [{ title: 'One', description: 'Does' }] },
    };
    const { document } = await renderPage('/about', { files: { 'about.json': about } });
    expect(textOf(document.querySelector('h1'))).toBe('Hero');
    expect(textsOf(document, '.mission h2, .mission h2 + p')).toEqual(['Card', 'Says']);
    expect(textsOf(document, '.section h2')).toContain('Features');
    expect(textsOf(document, '.entries > div')).toEqual(['OneDoes']);
  });

  test.each([null, {}])(
    'with about.json %j it has its own heading and a short description',
    async (about) => {
      const { status, document } = await renderPage('/about', { files: { 'about.json': about } });
      expect(status).toBe(200);
      const shown = withoutFile(document);
      expect(textOf(shown.querySelector('h1'))).toBe('About Forthright');
      expect(textOf(shown.querySelector('.lead'))).toMatch(
        /AI-driven corporate communications and investor relations/,
      );
      expect(shown.querySelectorAll('.mission, .entries')).toEqual([]);
    },
  );
});

test('the FAQ page has a heading, an intro, two buttons and questions, one open at a time', async () => {
  const { document } = await renderPage('/faq');
  expect(textOf(document.querySelector('h1'))).not.toBe('');
  expect(textOf(document.querySelector('.lead'))).not.toBe('');
  expect(buttons(document)).toEqual(['/contact', DEMO]);
  const questions = document.querySelectorAll('.faq details');
  expect(new Set(questions.map((one) => one.getAttribute('name'))).size).toBe(1);
  expect(questions.map((one) => textOf(one.querySelector('summary')))).not.toContain('');
});

test('without faq.json the FAQ page has the heading and the six questions of the specification', async () => {
  const { document } = await renderPage('/faq', { files: { 'faq.json': null } });
  const shown = withoutFile(document);
  expect(textOf(shown.querySelector('h1'))).toBe('Frequently Asked Questions');
  expect(textsOf(shown, '.faq summary')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/what is .* work/i),
      expect.stringMatching(/benefit/i),
      expect.stringMatching(/quality.*compliance/i),
      expect.stringMatching(/types|content|create/i),
      expect.stringMatching(/started/i),
      expect.stringMatching(/different/i),
    ]),
  );
});

describe('the contact page', async () => {
  const { document } = await renderPage('/contact');

  test('begins with a button that leads to the form, and Book A Demo', () => {
    expect(buttons(document)).toEqual(['#form', DEMO]);
    expect(document.querySelectorAll('#form form')).toHaveLength(1);
  });

  test('its form asks for six fields, four of them required, and knows three kinds of company', () => {
    const form = document.querySelector('#form form');
    const fields =
      form
        ?.querySelectorAll('[name]:not([type=hidden])')
        .filter((field) => field.closest('.trap') === null) ?? [];
    expect(
      fields.map((field) => [field.getAttribute('name'), field.getAttribute('aria-required') === 'true']),
    ).toEqual([
      ['firstName', true],
      ['lastName', true],
      ['email', true],
      ['company', false],
      ['companyType', false],
      ['message', true],
    ]);
    expect(form?.querySelector('[name=email]')?.getAttribute('type')).toBe('email');
    const options = form?.querySelectorAll('option').map((one) => [one.getAttribute('value'), textOf(one)]);
    expect(options?.slice(1)).toEqual([
      ['public', 'Public Company'],
      ['private', 'Private Company'],
      ['pre-ipo', 'Pre-IPO Company'],
    ]);
  });

  test('tells the address of the team and its office', async () => {
    const company = { contact: { email: 'ir@plain.example' } };
    const files = { 'common.json': { footer: { sections: { company } } } };
    const aside = (await renderPage('/contact', { files })).document.querySelector('main .contact-ways');
    expect(hrefsOf(aside)).toContain('mailto:ir@plain.example');
    expect(textOf(aside)).toContain('Boca Raton, FL');
  });

  test.each([
    [
      { calendly_link: 'https://calendly.com/our-team', button_text: 'Choose' },
      'https://calendly.com/our-team',
      'Choose',
    ],
    [{}, DEMO, 'Book a Demo'],
  ])(
    'its consultation card takes link and words from contact.json, or built-in ones: %j',
    async (consultation, href, words) => {
      const own = (await renderPage('/contact', { files: { 'contact.json': { consultation } } })).document;
      const link = own.querySelector('.contact-ways [target=_blank]');
      expect(link?.getAttribute('href')).toBe(href);
      expect(textOf(link)).toMatch(new RegExp(`^${words}`));
    },
  );
});

test.each(['/', '/contact'])(
  'the message form of %s has one note, at its button, that asks visitors to leave out nonpublic information',
  async (path) => {
    const form = (await renderPage(path)).document.querySelector('form:has(textarea)');
    const notes = form?.querySelectorAll('.form-note').map(textOf) ?? [];
    expect(notes.filter((note) => /nonpublic information/.test(note))).toHaveLength(1);
    expect(form?.querySelector('textarea')?.getAttribute('placeholder')).not.toMatch(/coming up|when/i);
  },
);
