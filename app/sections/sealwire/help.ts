/** What the search of /support looks through: where help is, and what is asked most. */

export interface Resource {
  title: string;
  description: string;
  /** Words that lead to it in a search beside those that it shows. */
  topics?: string;
  /** A path of this site, or a place on the page. */
  to: string;
  way: string;
}

/** Stands in the empty field, so what it names must be found. */
export const SEARCH_EXAMPLE = 'Wallet, limits, key';

export const RESOURCES: readonly Resource[] = [
  {
    title: 'Documentation',
    description:
      'Seven endpoints with request and response, a quick start in curl and JavaScript, rate limits and plans.',
    topics: SEARCH_EXAMPLE,
    to: '/api',
    way: 'Read the API documentation',
  },
  {
    title: 'FAQ',
    description: 'Five questions, answered below.',
    to: '#faq',
    way: 'Go to the answers',
  },
  {
    title: 'Live Chat',
    description:
      'Hours: 24/7. There is no chat window on this site: ask for a chat through the contact form.',
    to: '#contact',
    way: 'See how to reach us',
  },
  {
    title: 'Community',
    description: 'We keep no forum. What we publish stands in Intel, open to read and to follow by feed.',
    to: '/intel',
    way: 'Read Intel',
  },
];

export const QUESTIONS = [
  {
    question: 'What is {product}?',
    answer:
      'A messaging service secured by blockchain, with end-to-end encryption. It works with wallets on Solana and Arbitrum, or with an email address alone.',
  },
  {
    question: 'Do I need a wallet?',
    answer:
      'No. The basic mode works with an email address only. If you have a wallet, Solana and Arbitrum are supported.',
  },
  {
    question: 'What is the difference between free and paid plans?',
    answer:
      'Free plans have a monthly limit. Paid plans have unlimited messages, priority support and custom domains. Ask us for the current limit and for prices.',
  },
  {
    question: 'How many API requests can I make?',
    answer:
      'Free: 100 requests per hour. Pro: 10K requests per hour on all endpoints, with webhook notifications. Enterprise: custom or unlimited, by agreement.',
  },
  {
    question: 'How do I check a message against the blockchain?',
    answer:
      'Send its hash to the verification endpoint of the API. The documentation shows the request and the response.',
  },
];
