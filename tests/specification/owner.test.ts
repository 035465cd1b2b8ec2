import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderPage, textOf } from '../fixtures/site/rendered-page.ts';
import { CONTENT } from '../fixtures/content-folder.ts';

const FILLED = {
  company_name: 'Example Disclosure, Inc.',
  registration: 'Delaware, file 1234567',
  address: '1 Example Street, Boca Raton, FL 33432',
  representatives: 'Example Representative Ltd., Dublin',
  people: ['Ada Example, Chief Executive'],
  trial: '14 days, up to 5 users',
  certifications: ['SOC 2 Type II, March 2027'],
  encryption: 'TLS 1.3 in transit, AES-256 at rest',
  sign_in: 'SAML with a second factor',
  hosting: 'Example Cloud, Virginia',
  models: ['Example Model 1, drafting'],
  ai_marking: 'A label in the metadata of each export',
  integrations: ['Example Wire'],
  subprocessors: ['Example Mail, outreach, United States'],
  investor_sources: 'Public filings of funds',
  showcase_relation: 'All four companies are customers.',
  showcase_payment: 'Nothing was paid for an entry.',
  application: 'https://app.example.com/',
  press: 'press@company.example',
  logo_files: ['https://files.example.com/logo.svg'],
};
type Field = keyof typeof FILLED;

const COMPANY: Field[] = ['company_name', 'registration', 'address'];
const PLATFORM: Field[] = [
  'certifications',
  'encryption',
  'sign_in',
  'hosting',
  'models',
  'ai_marking',
  'integrations',
];

/** The page on which a buyer looks for each. */
const PLACES: [path: string, fields: Field[]][] = [
  ['/', COMPANY],
  ['/about', [...COMPANY, 'people', 'press']],
  ['/contact', ['press']],
  ['/pricing', ['trial']],
  ['/solutions/security', [...PLATFORM, 'subprocessors']],
  ['/privacy-policy', [...COMPANY, 'representatives', 'investor_sources']],
  ['/terms-of-service', [...COMPANY, 'representatives']],
  ['/data-processing', [...COMPANY, 'representatives', 'subprocessors']],
  ['/compliance', [...COMPANY, 'certifications', 'ai_marking']],
  ['/showcase', ['showcase_relation', 'showcase_payment']],
  ['/showcase/silo-pharma', ['showcase_relation', 'showcase_payment']],
];

async function wordsOf(path: string, owner: object) {
  const { document } = await renderPage(path, { files: { 'owner.json': owner } });
  return textOf(document.querySelector('body'));
}

test('every field of the shipped file is filled in here', () => {
  const { $schema: _, ...shipped } = JSON.parse(readFileSync(`${CONTENT}/owner.json`, 'utf8'));
  expect(Object.keys(shipped)).toEqual(Object.keys(FILLED));
});

test.each(PLACES)('%s says what the owner has filled in', async (path, fields) => {
  const words = await wordsOf(path, FILLED);
  const missing = fields.filter((field) => ![FILLED[field]].flat().every((value) => words.includes(value)));
  expect(missing).toEqual([]);
});

test.each(PLACES)('%s has neither label nor place for what is empty', async (path) => {
  const { document } = await renderPage(path);
  const terms = document.querySelectorAll('dt').map(textOf);
  const labels = new Set([
    'Legal name',
    'Registration',
    'Address',
    'Management',
    'Free trial',
    'Subprocessors',
  ]);
  expect(terms.filter((term) => labels.has(term))).toEqual([]);
  expect(document.querySelectorAll('dl').filter((one) => one.querySelector('dt') === null)).toEqual([]);
});

test.each(['/about', '/contact'])('%s leads journalists to the files of the logo', async (path) => {
  const { document } = await renderPage(path, { files: { 'owner.json': FILLED } });
  const files = document.querySelectorAll('main a[download]');
  expect(files.map((file) => [textOf(file), file.getAttribute('href')])).toEqual([
    ['logo.svg', 'https://files.example.com/logo.svg'],
  ]);
  expect(document.querySelector('main a[href="mailto:press@company.example"]')).toBeTruthy();
});

test('Sign in leads to the application once its address is known, and to the contact form until then', async () => {
  const signIn = async (owner: object) => {
    const { document } = await renderPage('/faq', { files: { 'owner.json': owner } });
    return document.querySelector('dialog#join > :last-child .link, dialog#join p:last-of-type .link');
  };
  expect((await signIn(FILLED))?.getAttribute('href')).toBe(FILLED.application);
  expect((await signIn({}))?.tagName).toBe('BUTTON');
  expect((await signIn({ application: 'javascript:alert(1)' }))?.tagName).toBe('BUTTON');
});

const OPEN = 'We name none here.';

/** The editors' words until the owner has filled in a field. */
const UNTIL_THEN: [path: string, field: Field, file: string, content: object][] = [
  [
    '/pricing',
    'trial',
    'pricing.json',
    { faq: { items: [{ unless: 'trial', question: 'How long is the trial?', answer: OPEN }] } },
  ],
  [
    '/solutions/security',
    'certifications',
    'pages/security.json',
    {
      address: '/solutions/security',
      hero: { title: 'Security' },
      sections: [
        {
          kind: 'points',
          title: 'Not yet',
          items: [
            { unless: 'certifications', title: 'Certifications', description: OPEN },
            { title: 'Access', description: 'By role.' },
          ],
        },
      ],
    },
  ],
];

test.each(UNTIL_THEN)(
  '%s loses its provisional words once the owner fills in %s',
  async (path, field, file, content) => {
    const wordsWith = async (owner: object) => {
      const { document } = await renderPage(path, { files: { [file]: content, 'owner.json': owner } });
      return textOf(document.querySelector('main'));
    };
    expect(await wordsWith({})).toContain(OPEN);
    expect(await wordsWith({ [field]: FILLED[field] })).not.toContain(OPEN);
  },
);
