import { describe, expect, test } from 'vitest';
import { hrefsOf, renderPage, textOf, textsOf } from '../fixtures/site/rendered-page.ts';

const SOLUTIONS = [
  '/solutions/public-companies',
  '/solutions/private-companies',
  '/solutions/ipo-preparation',
  '/solutions/fundraising',
];

test('/solutions leads to the four solutions, the contact page and the scheduling page', async () => {
  const main = (await renderPage('/solutions')).document.querySelector('main');
  expect(hrefsOf(main)).toEqual(
    expect.arrayContaining([...SOLUTIONS, '/contact', 'https://calendly.com/forthright-demo']),
  );
});

test.each(SOLUTIONS)('%s is a separate page that leads to the contact page', async (path) => {
  const { status, document } = await renderPage(path);
  expect(status).toBe(200);
  expect(textOf(document.querySelector('main')).length).toBeGreaterThan(1000);
  expect(hrefsOf(document.querySelector('main'))).toContain('/contact');
});

test('the fundraising page has five steps, each with a title', async () => {
  const { document } = await renderPage('/solutions/fundraising');
  const steps = textsOf(document, '.steps > li h3');
  expect(steps).toHaveLength(5);
  expect(steps).not.toContain('');
});

const COMPANIES = [
  '/showcase/silo-pharma',
  '/showcase/karbon-x',
  '/showcase/fynn-ai',
  '/showcase/international-land-alliance',
];

/** The terms of the marketing copy (requirements 1.1 to 1.5), and the pages that must have them. */
const SERVICES: [service: RegExp, path: string][] = [
  [
    /press releases, investor updates, investor presentations, quarterly earnings materials, fact sheets/i,
    '/about',
  ],
  [/IPO documentation/i, '/solutions/ipo-preparation'],
  [/fundraising materials/i, '/about'],
  [/legal and communications review/i, '/'],
  [/market sentiment, media coverage and investor engagement/i, '/about'],
  [/CRM for investors, analysts and media contacts/i, '/about'],
  [/strategic insights/i, '/about'],
  [/earnings communications/i, '/'],
  [/10-K, 10-Q and 8-K/, '/about'],
  [/analyst relations/i, '/solutions/public-companies'],
  [/crisis management/i, '/'],
  [/press release syndication/i, '/'],
  [/brand building/i, '/'],
  [/public companies, private companies, pre-IPO companies and enterprises/i, '/about'],
  [
    /1-2 weeks: initial consultation, setup and customization, data integration, team training and strategy development, with dedicated onboarding specialists/i,
    '/faq',
  ],
  [/contact our team for a consultation/i, '/faq'],
  [/10,000.*investors.*stage, sector and thesis/, '/solutions/fundraising'],
  [/pitch deck is analyzed.*recommendations/i, '/solutions/fundraising'],
  [/outreach is automated and personalized.*email/i, '/solutions/fundraising'],
  [/secure deal rooms.*due diligence tracking.*communication logs/i, '/solutions/fundraising'],
  [/funding trends.*valuation benchmarks.*competitive landscape/i, '/solutions/fundraising'],
  [/term sheets are compared.*guidance for the negotiation/i, '/solutions/fundraising'],
];

test.each(SERVICES)('the copy says %s on %s', async (service, path) => {
  const { document } = await renderPage(path);
  expect(textOf(document.querySelector('main'))).toMatch(service);
});

describe('the showcase', () => {
  test('shows hero, a card for each company, four reasons and two buttons', async () => {
    const { document } = await renderPage('/showcase');
    expect(textOf(document.querySelector('h1'))).not.toBe('');
    const companies = ['FYNN AI', 'International Land Alliance', 'Karbon-X', 'SILO Pharma'];
    expect(textsOf(document, '.company h2')).toEqual(expect.arrayContaining(companies));
    expect(textsOf(document, '.entries dt')).toEqual([
      'Growth Focus',
      'AI Innovation',
      'Expert Team',
      'Proven Results',
    ]);
    expect(hrefsOf(document.querySelector('.close'))).toHaveLength(2);
  });

  test('a card opens quote, website and a web search in new tabs, each only when there is one', async () => {
    const { document } = await renderPage('/showcase');
    const outward = document
      .querySelectorAll('.company')
      .map((card) => [
        textOf(card.querySelector('h2')),
        card
          .querySelectorAll('.company-links [target=_blank]')
          .map((link) => textOf(link).replace(/:.*/, '')),
      ]);
    expect(Object.fromEntries(outward)).toMatchObject({
      'International Land Alliance': ['Stock quote', 'Web search'],
      'SILO Pharma': ['Stock quote', 'Website', 'Web search'],
      'Karbon-X': ['Stock quote', 'Website', 'Web search'],
      'FYNN AI': ['Web search'],
    });
  });

  test('is called client showcases, and has the figures of the specification', async () => {
    const { document } = await renderPage('/showcase');
    expect(textOf(document.querySelector('h1'))).toBe('Client showcases');
    expect(textsOf(document, '.counted li')).toEqual(['starting at $35,000', '1,344 estates', '497 acres']);
    expect(textOf(document.querySelector('main'))).not.toMatch(/not stated|no source|not verified/i);
  });

  test('both buttons of the call to action have words and link from the file', async () => {
    const buttons = {
      primary: { text: 'First', link: '/faq' },
      secondary: { text: 'Second', link: 'https://other.example/' },
    };
    const files = { 'showcase.json': { cta: { title: 'Now', description: 'Then', buttons } } };
    const call = (await renderPage('/showcase', { files })).document.querySelector('.close');
    expect(textOf(call?.querySelector('h2'))).toBe('Now');
    expect(hrefsOf(call)).toEqual(['/faq', 'https://other.example/']);
    expect(textOf(call)).toMatch(/First.*Second/);
  });

  test('without showcase.json it says that the companies could not be loaded', async () => {
    const { document } = await renderPage('/showcase', { files: { 'showcase.json': null } });
    expect(textOf(document.querySelector('h1'))).toBe('Failed to load showcase data');
    expect(document.querySelectorAll('.company')).toEqual([]);
  });
});

describe('the page of a company', () => {
  test.each([
    ['/showcase/silo-pharma', 'SILO Pharma', /biopharm/i],
    ['/showcase/karbon-x', 'Karbon-X', /carbon credits/i],
    ['/showcase/fynn-ai', 'FYNN AI', /Web3/],
    ['/showcase/international-land-alliance', 'International Land Alliance', /Mexico/],
  ])(
    '%s has title and description, its line of business, links out, and leads on',
    async (path, name, line) => {
      const { document } = await renderPage(path);
      expect(textOf(document.querySelector('title'))).toContain(name);
      expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain(name);
      expect(textOf(document.querySelector('h1'))).toBe(name);
      const main = document.querySelector('main');
      expect(textOf(main)).toMatch(line);
      expect(main?.querySelectorAll('a[target=_blank]').length).toBeGreaterThan(0);
      expect(hrefsOf(main)).toContain('/contact');
    },
  );

  test('its factsheet says where its shares trade and what it does, and where to check both', async () => {
    const factsOf = async (path: string) => {
      const facts = (await renderPage(path)).document.querySelectorAll('.factsheet .facts > div');
      return facts.map((fact) => [
        textOf(fact.querySelector('dt')),
        hrefsOf(fact)?.[0] ?? fact.querySelectorAll('dd').map(textOf).join(' '),
      ]);
    };
    expect(await factsOf('/showcase/silo-pharma')).toEqual([
      ['Market', 'Nasdaq'],
      ['Line of business', 'Biopharmaceuticals'],
      ['Stock quote', 'https://www.nasdaq.com/market-activity/stocks/silo'],
      ['Website', 'https://silopharma.com/'],
      ['SEC filings', expect.stringMatching(/^https:\/\/www\.sec\.gov\/.*company=SILO\+Pharma/)],
      ['Market and line of business', expect.stringMatching(/^https:\/\/www\.sec\.gov\/.*CIK=1514183/)],
    ]);
    // A search if there is no website to link to.
    expect(await factsOf('/showcase/fynn-ai')).toEqual([
      ['Line of business', 'Web3 AI fintech'],
      ['Web search', expect.stringContaining('FYNN')],
    ]);
  });

  test('each form of its record leads to the filings of that form', async () => {
    const { document } = await renderPage('/showcase/silo-pharma');
    const rows = document.querySelectorAll('.table tbody tr').map((row) => {
      const { host, searchParams } = new URL(hrefsOf(row)?.[0] ?? '');
      return [textOf(row.querySelector('th')), host, searchParams.get('CIK'), searchParams.get('type')];
    });
    expect(rows).toEqual(['10-K', '10-Q', '8-K'].map((form) => [form, 'www.sec.gov', '1514183', form]));
  });

  test('the real-estate page has the three figures of the specification', async () => {
    const { document } = await renderPage('/showcase/international-land-alliance');
    const figures = document
      .querySelectorAll('.figures.columns-3 > div')
      .map((figure) => ['dt', '.figure', '.source-link'].map((part) => textOf(figure.querySelector(part))));
    expect(figures).toEqual([
      ['starting at', '$35,000', ''],
      ['estates', '1,344', ''],
      ['acres', '497', expect.stringMatching(/^Sources Exhibit 10\.2/)],
    ]);
  });

  test('shows built-in facts when showcase.json cannot be loaded', async () => {
    const { status, document } = await renderPage('/showcase/karbon-x', { files: { 'showcase.json': null } });
    expect(status).toBe(200);
    expect(textOf(document.querySelector('h1'))).toBe('Karbon-X');
  });
});

test.each(COMPANIES)('%s leads to the other companies, and not to itself', async (path) => {
  const { document } = await renderPage(path);
  const links = hrefsOf(document.querySelector('main')) ?? [];
  expect(COMPANIES.filter((other) => !links.includes(other))).toEqual([path]);
});
