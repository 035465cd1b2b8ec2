/** Stands in the empty field, so what it names must be found. */
export const SEARCH_EXAMPLE = 'Wallet, limits, key';

/** What is asked most. */
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
