/** One page of the site, as its head, the site map, the cards and the tests need it. */
export interface SitePage {
  /** Its address without a language in front. */
  path: string;
  /** English phrase; the brand is added behind it, unless it names the brand itself. */
  title: string;
  /** English phrase of 110 to 160 characters for search results. */
  description: string;
}

/**
 * Every page with an address, in the order of the specification's route table: the one source of titles,
 * descriptions, sitemap.xml and the tests that walk the site.
 */
export const SITE_PAGES = [
  {
    path: '/',
    title: 'AI-driven investor relations and corporate communications',
    description:
      '{brand} drafts press releases, earnings materials and investor updates for review by people, and shows how the market, the press and investors respond.',
  },
  {
    path: '/intel',
    title: 'Intel: notes on disclosure, AI drafts and investor response',
    description:
      'Articles for people who answer for what a company says: what AI can draft, how to read sentiment, when to meet investors, and what changed in {brand}.',
  },
  {
    path: '/intel/forthright-2-0-article',
    title: 'Forthright 2.0: one record from draft to response',
    description:
      'What changed in Forthright 2.0, which claims we removed, and which disclosure decisions still belong to management and its counsel.',
  },
  {
    path: '/intel/ai-intelligence-article',
    title: 'What AI can draft, and what it cannot know',
    description:
      'A model can draft an earnings release. It cannot judge materiality or vouch for a figure. Where the line runs, and how to tie out a draft.',
  },
  {
    path: '/intel/advanced-analytics-article',
    title: 'Reading sentiment without fooling yourself',
    description:
      'Thirty mentions are not a trend. How to size a move in net sentiment, choose an event window, find the base rate and weigh sources before you report.',
  },
  {
    path: '/intel/investor-engagement-article',
    title: 'The call after the call',
    description:
      'Which investor meetings follow an earnings release, when to ask for them, what Regulation FD allows in the room, and how to log each contact.',
  },
  {
    path: '/about',
    title: 'About {brand}',
    description:
      'What {brand} holds to: accuracy first, people decide, news belongs to every investor. And what the platform does for IR and communications teams.',
  },
  {
    path: '/faq',
    title: 'Frequently Asked Questions',
    description:
      'Six answers about {brand}: what it is, who benefits, how quality and compliance are ensured, what it drafts, how to get started, what is different.',
  },
  {
    path: '/contact',
    title: 'Contact',
    description:
      'Write to the {brand} team about your next announcement, filing or fundraising round, or book a demo. Email is answered within 24 hours.',
  },
  {
    path: '/pricing',
    title: '{brand} pricing: Startup, Growth and Enterprise',
    description:
      'Startup at $499/month, Growth at $1,499/month, Enterprise with custom pricing. Annual billing saves 20%. All plans include a free trial.',
  },
  {
    path: '/solutions',
    title: 'Solutions for public, private and pre-IPO companies',
    description:
      'Find the part of {brand} that fits your company: listed, private, preparing an IPO or raising a round. And what your own people still have to check.',
  },
  {
    path: '/solutions/public-companies',
    title: 'Public companies: earnings, filings, analysts',
    description:
      'Earnings communications, help with 10-K, 10-Q and 8-K, analyst relations, crisis management and press release syndication for listed companies.',
  },
  {
    path: '/solutions/private-companies',
    title: 'Private companies: updates, brand, fundraising',
    description:
      'Investor updates, stakeholder records, brand building and fundraising support for companies that report before they have to. People approve every draft.',
  },
  {
    path: '/solutions/ipo-preparation',
    title: 'IPO preparation: documents, readiness, quiet period',
    description:
      'Documentation support and a readiness timeline for a listing, and why the usual safe harbor for forward-looking statements does not cover an IPO.',
  },
  {
    path: '/solutions/fundraising',
    title: 'Fundraising in five steps',
    description:
      'Matching against over 10,000 investors, pitch deck analysis, outreach, secure deal rooms, market intelligence and term sheet comparison in five steps.',
  },
  {
    path: '/showcase',
    title: 'Showcase: companies on the record',
    description:
      'Four companies described by public facts: biopharmaceuticals, carbon credits, Web3 AI fintech and real estate. Not a recommendation and not an offer.',
  },
  {
    path: '/showcase/silo-pharma',
    title: 'SILO Pharma (Nasdaq: SILO)',
    description:
      'SILO Pharma, a developmental-stage biopharmaceutical company on Nasdaq: public facts, its quote and website, and where SEC filings are found.',
  },
  {
    path: '/showcase/karbon-x',
    title: 'Karbon-X (KARX), carbon credits',
    description:
      'Karbon-X, a company in carbon offsets and carbon credits with shares on the OTC markets: public facts, and how the life of a carbon credit runs.',
  },
  {
    path: '/showcase/fynn-ai',
    title: 'FYNN AI, Web3 AI fintech',
    description:
      'FYNN AI, a financial technology company in artificial intelligence and Web3: public facts, and what any company may say before an offering.',
  },
  {
    path: '/showcase/international-land-alliance',
    title: 'International Land Alliance (ILAL)',
    description:
      'International Land Alliance, real estate in Baja California, Mexico: starting at $35,000, 1,344 estates, 497 acres, and what to ask of each figure.',
  },
  {
    path: '/api',
    title: 'Sealwire API',
    description:
      'The Sealwire messaging API: seven endpoints with request and response, bearer keys, quick start in curl and JavaScript, rate limits and plans.',
  },
  {
    path: '/support',
    title: 'Sealwire support',
    description:
      'Help with Sealwire messaging: search the answers, write, ask for a chat or a call, see service status and support hours, and reach emergency support.',
  },
  {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What the {brand} website and platform collect, why, how long it is kept, who receives it, and how to see, correct or delete what we hold about you.',
  },
  {
    path: '/compliance',
    title: 'Compliance',
    description:
      'How {brand} approaches Regulation FD, forward-looking statements, AI claims, investor matching, accessibility and privacy signals, with sources.',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description:
      'The terms for using the {brand} website and platform, covering accounts, fees, review of AI drafts, content, confidentiality, liability and notice.',
  },
  {
    path: '/data-processing',
    title: 'Data Processing Agreement',
    description:
      'How {brand} processes personal data for platform customers, covering instructions, security, subprocessors, breach notice, transfers and deletion.',
  },
] as const satisfies readonly SitePage[];

/** The articles as an Atom feed (routes/feed.ts). */
export const FEED_PATH = '/intel/feed.xml';

const BY_PATH: ReadonlyMap<string, SitePage> = new Map(SITE_PAGES.map((page) => [page.path, page]));

/** The page at a path without a language. */
export function sitePageAt(path: string): SitePage | undefined {
  return BY_PATH.get(path);
}
