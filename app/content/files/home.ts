import * as v from 'valibot';
import { defineContent, filled, group, list, text, type ContentOf } from '../schema.ts';
import { question, titled } from './titled.ts';

function formField(label: string, placeholder: string, which: string) {
  return {
    label: filled(label, `Label of the ${which} field.`),
    placeholder: text(placeholder, `Example shown in the empty ${which} field.`),
  };
}

export const homeContent = defineContent('home.json', {
  hero: group({
    badge: text(
      'AI-driven investor relations and corporate communications',
      'The small line above the headline.',
    ),
    title: filled(
      'Say what happened. See how it lands.',
      'The headline, the largest words of the site. Sentences may each take a line of their own.',
    ),
    description: text(
      '{brand} drafts press releases, earnings materials and investor updates for your counsel and communications lead to review, then shows how the market, the press and your investors respond.',
      'One or two sentences under the headline.',
    ),
    buttons: group({ primary: filled('Talk to our team', 'The first button; leads to the contact page.') }),
  }),
  about: group({
    title: filled('One desk for everything you tell the market', 'Heading of the second section.'),
    description: text(
      'A release, a filing, a call, a meeting: each is one part of the same account of your company. {brand} keeps them together, from first draft to response.',
      'One or two sentences beside it.',
    ),
    features: list(
      titled('A short title.', 'One or two sentences.'),
      [
        {
          title: 'Before: written from your record',
          description:
            'Press releases, investor updates, presentations, quarterly earnings materials and fact sheets, drafted by AI from the figures and documents you supply.',
        },
        {
          title: 'During: read by people first',
          description:
            'A draft stays a draft until someone accountable approves it. We recommend legal and communications review of every text before it is published.',
        },
        {
          title: 'After: measured and dated',
          description:
            'Market sentiment, media coverage and investor engagement on one timeline, so you can see what changed, and after which announcement.',
        },
      ],
      'Three entries.',
    ),
  }),
  features: group({
    title: filled('Four instruments, one record', 'Heading of the section with the drawings.'),
    description: text(
      'Each works alone. Together they answer the question after every announcement: what did we say, to whom, and what did they do next?',
      'One or two sentences beside it.',
    ),
    items: list(
      titled('A short title.', 'One or two sentences.'),
      [
        {
          title: 'Smart analytics dashboard',
          description:
            'Market sentiment, media coverage and investor engagement on one screen, so that a change can be read against what you announced.',
        },
        {
          title: 'AI content generation',
          description:
            'Start from your own figures, not from an empty page. Every text is a draft until your people approve it.',
        },
        {
          title: 'SEC filing and compliance',
          description:
            '10-K and 10-Q dates in one calendar, and help with an 8-K when an event requires one. Your counsel confirms every date.',
        },
        {
          title: 'Stakeholder management',
          description:
            'One record of every investor, analyst and media contact: who they are, what they asked, when you last spoke.',
        },
      ],
      'Four entries. The drawings beside them keep this order: analytics, drafts, filing dates, contacts.',
    ),
  }),
  solutions: group({
    title: filled('Listed, or on the way', 'Heading of the section for public and private companies.'),
    description: text(
      'The duties differ. The discipline does not: one set of facts, one calendar, one record of who was told what.',
      'One or two sentences beside it.',
    ),
    public_companies: group({
      title: filled('Public companies', 'Heading of the first column.'),
      items: list(
        titled('A short title.', 'One sentence.'),
        [
          {
            title: 'Earnings communications',
            description: 'Release, script, presentation and fact sheet from one set of quarterly figures.',
          },
          {
            title: 'Filing and compliance help',
            description:
              'Help with 10-K, 10-Q and 8-K preparation. Your counsel and auditors stay responsible for what is filed.',
          },
          {
            title: 'Analyst relations and crisis management',
            description:
              'Who covers you, what they have asked, and a first statement prepared before you need it.',
          },
        ],
        'Three entries.',
      ),
    }),
    private_companies: group({
      title: filled('Private companies', 'Heading of the second column.'),
      items: list(
        titled('A short title.', 'One sentence.'),
        [
          {
            title: 'Fundraising support',
            description:
              'Matching against more than 10,000 investors by stage, sector and thesis, and secure deal rooms for due diligence.',
          },
          {
            title: 'IPO preparation',
            description:
              'Documentation support and a readiness timeline. During an offering, have counsel approve every public statement.',
          },
          {
            title: 'Brand building',
            description: 'A consistent public record, and press release syndication when there is news.',
          },
        ],
        'Three entries.',
      ),
    }),
  }),
  // The default figures are the specification's (section 2, Home).
  stats: list(
    group({
      value: text('', 'The figure, as it is to be read: "500+". The first one is set very large.'),
      label: text('', 'What it counts.'),
    }),
    [
      { value: '500+', label: 'Companies Served' },
      { value: '98%', label: 'Client Satisfaction' },
      { value: '$50B+', label: 'Market Cap Managed' },
      { value: '24/7', label: 'AI Monitoring' },
    ],
    'Four figures.',
  ),
  faq: group({
    title: filled('Asked before signing', 'Heading of the questions.'),
    description: text(
      'Six more answers are on the FAQ page. If yours is on neither, ask us.',
      'One sentence under it.',
    ),
    items: list(
      question,
      [
        {
          question: 'How do we get started?',
          answer:
            'Contact our team for a consultation. Onboarding takes 1-2 weeks: initial consultation, setup and customization, data integration, team training and strategy development, with a dedicated onboarding specialist.',
        },
        {
          question: 'What does it cost?',
          answer:
            'Startup at $499/month and Growth at $1,499/month. Enterprise has custom pricing. All plans include a free trial, and annual billing saves 20%.',
        },
      ],
      'The questions, in their order.',
    ),
  }),
  contact: group({
    title: filled('Tell us what you have to announce', 'Heading of the contact section.'),
    description: text(
      'A person from our team replies, usually with a question about your calendar.',
      'One or two sentences under it.',
    ),
    form: group({
      title: filled('Start here, finish on the next page', 'Heading of the form.'),
      fields: group({
        company_name: group(formField('Company name', 'As it appears on your filings', 'company')),
        email: group(formField('Work email', 'name@company.com', 'email')),
        company_type: group({
          ...formField('Company type', 'Choose one', 'company type'),
          options: v.optional(
            v.pipe(
              v.array(v.string()),
              v.length(3, 'three texts: public, private, pre-IPO'),
              v.description('What the three kinds are called, in this order: public, private, pre-IPO.'),
            ),
            ['Public Company', 'Private Company', 'Pre-IPO Company'],
          ),
        }),
        message: group(formField('Message', 'What is coming up, and when?', 'message')),
      }),
      submit_button: filled('Continue', 'What the button says. The form goes on on the contact page.'),
    }),
    contact_info: list(
      group({
        title: text('', 'A word or two.'),
        description: text('', 'One sentence.'),
        contact: v.optional(
          v.pipe(v.string(), v.description('An email address, shown as a link. May be left out.')),
        ),
        additional: v.optional(v.pipe(v.string(), v.description('A second line. May be left out.'))),
      }),
      [
        { title: 'Write', description: 'Answered within 24 hours', contact: '{email}' },
        {
          title: 'Visit',
          description: 'Boca Raton, FL',
          additional: 'Monday to Friday, 8:00 AM to 6:00 PM EST',
        },
        { title: 'See it', description: 'Book A Demo opens our calendar in a new tab. You choose the time.' },
      ],
      'The cards beside the form.',
    ),
  }),
});

export type HomeContent = ContentOf<typeof homeContent>;
