import { useTranslate } from '../../language/use-translate.ts';
import { About, MoreLink, type PageLink } from '../more-link.tsx';
import { Questions, type Question } from '../questions.tsx';

/** The six questions. Under each answer: where to read more, and a link to the answer itself. */
export function Answers() {
  const t = useTranslate();
  return (
    <section className="wrap section answers" aria-label={t('Questions and answers')}>
      <Questions
        name="faq"
        startOpen
        items={QUESTIONS.map(({ question, answer, more }, index) => ({
          question,
          answer,
          below: <AnswerLinks question={question} more={more} anchor={`#item-${index + 1}`} />,
        }))}
      />
    </section>
  );
}

function AnswerLinks({ question, more, anchor }: Omit<FaqQuestion, 'answer'> & { anchor: string }) {
  const t = useTranslate();
  return (
    <div className="answer-ways">
      {more.map(({ to, label }) => (
        <MoreLink key={to} to={to}>
          {t(label)}
        </MoreLink>
      ))}
      <a className="answer-link" href={anchor}>
        {t('Link to this answer')}
        <About name={t(question)} />
      </a>
    </div>
  );
}

interface FaqQuestion extends Question {
  more: readonly PageLink[];
}

/** The six questions (specification, section 2). */
const QUESTIONS: readonly FaqQuestion[] = [
  {
    question: 'What is {brand}, and how does it work?',
    answer:
      '{brand} is an AI-driven platform for investor relations, public relations and corporate communications. It drafts a text from the figures and documents you supply. Your counsel and communications lead review it, correct it and decide. After publication it shows market sentiment, media coverage and investor engagement, and keeps your contacts with investors, analysts and media in one CRM.',
    more: [{ to: '/solutions', label: 'What it does, by kind of company' }],
  },
  {
    question: 'Who benefits from it?',
    answer:
      'Public companies, in earnings communications, analyst relations and the preparation of 10-K, 10-Q and 8-K. Private companies, in fundraising and brand building. Pre-IPO companies, in the documents and the preparation of a listing. Enterprises, where they need custom AI models, white-label or dedicated support.',
    more: [
      { to: '/solutions/public-companies', label: 'For public companies' },
      { to: '/solutions/private-companies', label: 'For private companies' },
      { to: '/solutions/ipo-preparation', label: 'For companies before a listing' },
    ],
  },
  {
    question: 'How are the quality of the content and compliance ensured?',
    answer:
      'By people, with the platform preparing the work. Every text is a draft until someone accountable approves it: AI can state a wrong figure or miss what is material. We recommend legal and communications review before every publication. For filings the platform helps you prepare; your counsel and auditors remain responsible for what is filed. No software makes a disclosure compliant by itself.',
    more: [
      { to: '/compliance', label: 'Compliance' },
      { to: '/intel/ai-intelligence-article', label: 'What AI can draft, and what it cannot know' },
    ],
  },
  {
    question: 'What types of content does it create?',
    answer:
      'Press releases, investor updates, investor presentations, quarterly earnings materials, fact sheets and fundraising materials. It also supports IPO documentation and helps with Forms 10-K, 10-Q and 8-K. News that you have approved can go out by press release syndication.',
    more: [{ to: '/pricing', label: 'Which plan includes what' }],
  },
  {
    question: 'How do we get started?',
    answer:
      'Contact our team for a consultation. Onboarding takes 1-2 weeks: initial consultation, setup and customization, data integration, team training and strategy development, with a dedicated onboarding specialist. All plans include a free trial.',
    more: [
      { to: '/contact', label: 'Write to us' },
      { to: '/pricing', label: 'Compare plans' },
    ],
  },
  {
    question: 'What makes {brand} different?',
    answer:
      'Drafting, analytics and the CRM stand on one desk: what you said, to whom, and how the market, the press and your investors responded. Fundraising stands there too, with investor matching against a database of over 10,000 investors, secure deal rooms and term sheet comparison. And the platform says where its work ends: a draft is called a draft, and a person decides.',
    more: [
      { to: '/showcase', label: 'Companies on the record' },
      { to: '/solutions/fundraising', label: 'Fundraising in five steps' },
    ],
  },
];
