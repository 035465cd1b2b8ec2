import { useTranslate } from '../../language/use-translate.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { MoreLink } from '../more-link.tsx';
import { QuestionFacts } from '../question-facts.tsx';
import { useOpenTarget } from '../use-open-target.ts';
import { QUESTIONS, type Question } from './questions.ts';

/** The six questions; each open answer shows where it goes on and the address of the answer itself. */
export function Answers() {
  const t = useTranslate();
  useOpenTarget();
  return (
    <section className="wrap section answers" aria-label={t('Questions and answers')}>
      <Accordion
        name="faq"
        startOpen
        items={QUESTIONS.map(({ question, answer, more }, index) => ({
          question: t(question),
          answer: t(answer),
          below: <Below question={question} more={more} anchor={`#item-${index + 1}`} />,
        }))}
      />
      <QuestionFacts items={QUESTIONS} />
    </section>
  );
}

function Below({ question, more, anchor }: Pick<Question, 'question' | 'more'> & { anchor: string }) {
  const t = useTranslate();
  return (
    <div className="answer-ways">
      {more.map(({ to, words }) => (
        <MoreLink key={to} to={to}>
          {t(words)}
        </MoreLink>
      ))}
      <a className="answer-link" href={anchor}>
        {t('Link to this answer')}
        <span className="vh">: {t(question)}</span>
      </a>
    </div>
  );
}
