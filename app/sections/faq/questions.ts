export interface Question {
  /** English phrases, as everywhere. */
  question: string;
  answer: string;
  /** Where the answer goes on. */
  more: readonly { to: string; words: string }[];
}

/** The six questions of the FAQ page (specification, section 2). The home page counts them. */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'What is {brand}, and how does it work?',
    answer:
      '{brand} is an AI-driven platform for investor relations, public relations and corporate communications. It drafts a text from the figures and documents you supply. Your counsel and communications lead review it, correct it and decide. After publication it shows market sentiment, media coverage and investor engagement, and keeps your contacts with investors, analysts and media in one CRM.',
    more: [{ to: '/solutions', words: 'What it does, by kind of company' }],
  },
  {
    question: 'Who benefits from it?',
    answer:
      'Public companies, in earnings communications, analyst relations and the preparation of 10-K, 10-Q and 8-K. Private companies, in fundraising and brand building. Pre-IPO companies, in the documents and the preparation of a listing. Enterprises, where they need custom AI models, white-label or dedicated support.',
    more: [
      { to: '/solutions/public-companies', words: 'For public companies' },
      { to: '/solutions/private-companies', words: 'For private companies' },
      { to: '/solutions/ipo-preparation', words: 'For companies before a listing' },
    ],
  },
  {
    question: 'How are the quality of the content and compliance ensured?',
    answer:
      'By people, with the platform preparing the work. Every text is a draft until someone accountable approves it: AI can state a wrong figure or miss what is material. We recommend legal and communications review before every publication. For filings the platform helps you prepare; your counsel and auditors remain responsible for what is filed. No software makes a disclosure compliant by itself.',
    more: [
      { to: '/compliance', words: 'Compliance' },
      { to: '/intel/ai-intelligence-article', words: 'What AI can draft, and what it cannot know' },
    ],
  },
  {
    question: 'What types of content does it create?',
    answer:
      'Press releases, investor updates, investor presentations, quarterly earnings materials, fact sheets and fundraising materials. It also supports IPO documentation and helps with Forms 10-K, 10-Q and 8-K. News that you have approved can go out by press release syndication.',
    more: [{ to: '/pricing', words: 'Which plan includes what' }],
  },
  {
    question: 'How do we get started?',
    answer:
      'Contact our team for a consultation. Onboarding takes 1-2 weeks: initial consultation, setup and customization, data integration, team training and strategy development, with a dedicated onboarding specialist. All plans include a free trial.',
    more: [
      { to: '/contact', words: 'Write to us' },
      { to: '/pricing', words: 'Compare plans' },
    ],
  },
  {
    question: 'What makes {brand} different?',
    answer:
      'Drafting, analytics and the CRM stand on one desk: what you said, to whom, and how the market, the press and your investors responded. Fundraising stands there too, with investor matching against a database of over 10,000 investors, secure deal rooms and term sheet comparison. And the platform says where its work ends: a draft is called a draft, and a person decides.',
    more: [
      { to: '/showcase', words: 'Companies on the record' },
      { to: '/solutions/fundraising', words: 'Fundraising in five steps' },
    ],
  },
];
