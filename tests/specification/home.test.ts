import { describe, expect, test } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { hrefsOf, renderPage, textOf, textsOf, withoutFile } from '../fixtures/site/rendered-page.ts';

const DEMO = 'https://calendly.com/forthright-demo';

/** The first two links in a page's main part: the specification's two buttons. */
const buttons = (document: HTMLElement) => hrefsOf(document.querySelector('main .acts'));

describe('the home page', async () => {
  const { document } = await renderPage('/');

  test('begins with badge, title, description and two buttons', async () => {
    const hero = {
      badge: 'A badge',
      title: 'A title',
      description: 'A description',
      buttons: { primary: 'Go' },
    };
    const own = (await renderPage('/', { files: { 'home.json': { hero } } })).document;
    const section = own.querySelector('main section');
    expect(textOf(section?.querySelector('.badge'))).toBe('A badge');
    expect(textOf(section?.querySelector('h1'))).toBe('A title');
    expect(textOf(section?.querySelector('.lead'))).toBe('A description');
    expect(textsOf(own, 'main .acts a')[0]).toBe('Go');
    expect(buttons(own)).toEqual(['/contact', DEMO]);
  });

  test('leads from the first section to the prices', () => {
    const terms = document.querySelector('main section a[href="/pricing"]');
    expect(textOf(terms)).not.toBe('');
  });

  test('shows three cards, four features that each lead to /solutions, and three items for each kind of company', () => {
    expect(document.querySelectorAll('main section:nth-of-type(2) .card')).toHaveLength(3);
    const features = document.querySelectorAll('.mosaic article');
    expect(features.flatMap((feature) => hrefsOf(feature))).toEqual(features.map(() => '/solutions'));
    expect(features).toHaveLength(4);
    for (const feature of features) expect(textOf(feature.querySelector('a'))).toMatch(/^Learn more/);
    const sides = document.querySelectorAll('.two-columns > div');
    expect(sides.map((side) => side.querySelectorAll('li').length)).toEqual([3, 3]);
  });

  test('shows four figures with their labels; without home.json those of the specification', async () => {
    expect(document.querySelectorAll('.stats dt')).toHaveLength(4);
    const bare = (await renderPage('/', { files: { 'home.json': null } })).document;
    expect(bare.querySelectorAll('.stats dl > div').map((one) => textsOf(one, 'dd, dt').toSorted())).toEqual([
      ['500+', 'Companies Served'],
      ['98%', 'Client Satisfaction'],
      ['$50B+', 'Market Cap Managed'],
      ['24/7', 'AI Monitoring'],
    ]);
  });

  test('says once, below its figures, who counted them and on which day', async () => {
    const files = { 'home.json': { stats_note: 'Own counts of March 31.' } };
    const own = (await renderPage('/', { files })).document;
    expect(textsOf(own, '.stats > .caption')).toEqual(['Own counts of March 31.']);
    expect(textOf(document.querySelector('main')).match(/not audited/g)).toHaveLength(1);
  });

  test.each([[[]], [['Listed']]])('offers the kinds of company that the file names: %j', async (options) => {
    const files = { 'home.json': { contact: { form: { fields: { company_type: { options } } } } } };
    const own = (await renderPage('/', { files })).document;
    expect(textsOf(own, '#contact option').slice(1)).toEqual(options);
  });

  test('numbers its questions from item-1, and closes one by another', () => {
    const questions = document.querySelectorAll('.faq details');
    expect(questions.map((one) => one.querySelector('.answer')?.id)).toEqual(
      questions.map((_, index) => `item-${index + 1}`),
    );
    expect(new Set(questions.map((one) => one.getAttribute('name')))).toEqual(new Set(['home-faq']));
  });

  test('ends with the contact section: form, kinds of company, four rows for the message, and contact cards', async () => {
    const section = document.querySelector('#contact');
    expect(section?.querySelector('input[name=email]')?.getAttribute('type')).toBe('email');
    expect(section?.querySelector('input[name=company]')).not.toBeNull();
    expect(section?.querySelector('textarea[name=message]')?.getAttribute('rows')).toBe('4');
    expect(section?.querySelectorAll('select option').map((option) => option.getAttribute('value'))).toEqual([
      '',
      'public',
      'private',
      'pre-ipo',
    ]);
    const contact_info = [
      { title: 'Call', description: 'By day', contact: 'x@y.example', additional: 'EST' },
    ];
    const own = (await renderPage('/', { files: { 'home.json': { contact: { contact_info } } } })).document;
    expect(textsOf(own, '#contact .card h3')).toEqual(['Call']);
    expect(textsOf(own, '#contact .card-body p')).toEqual(['x@y.example', 'By day EST']);
  });

  test('takes labels, placeholders, options and button of its form from home.json', async () => {
    const fields = {
      company_name: { label: 'L1', placeholder: 'P1' },
      email: { label: 'L2', placeholder: 'P2' },
      company_type: { label: 'L3', placeholder: 'P3', options: ['O1', 'O2', 'O3'] },
      message: { label: 'L4', placeholder: 'P4' },
    };
    const form = { title: 'Begin', fields, submit_button: 'Go on' };
    const own = (await renderPage('/', { files: { 'home.json': { contact: { form } } } })).document;
    expect(textOf(own.querySelector('#contact form h3'))).toBe('Begin');
    expect(textsOf(own, '#contact form label')).toEqual(['L1', 'L2', 'L3', 'L4']);
    expect(textsOf(own, '#contact form option')).toEqual(['P3', 'O1', 'O2', 'O3']);
    const typed = own.querySelectorAll('#contact form :is(input:not([type=hidden]), textarea)');
    expect(typed.map((field) => field.getAttribute('placeholder'))).toEqual(['P1', 'P2', 'P4']);
    expect(textOf(own.querySelector('#contact form button'))).toBe('Go on');
  });

  test('has every section, its built-in cards included, when home.json cannot be loaded', async () => {
    const { status, document: all } = await renderPage('/', { files: { 'home.json': null } });
    const bare = withoutFile(all);
    expect(status).toBe(200);
    expect(bare.childNodes.filter((one) => 'tagName' in one && one.tagName === 'SECTION').length).toBe(
      document.querySelectorAll('main > section').length,
    );
    expect(bare.querySelectorAll('#contact .card').length).toBeGreaterThan(0);
    expect(textOf(bare.querySelector('.faq'))).toMatch(/\$499\/month.*\$1,499\/month/);
    expect(textOf(bare.querySelector('.faq'))).toMatch(/get started\?.*consultation/);
  });
});
