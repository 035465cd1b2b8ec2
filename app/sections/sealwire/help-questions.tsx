import { useTranslate } from '../../language/use-translate.ts';
import { Accordion, type AccordionItem } from '../../ui/accordion.tsx';
import { MoreLink } from '../more-link.tsx';

interface HelpQuestionsProps {
  questions: readonly AccordionItem[];
  searching: boolean;
}

/** The questions; the section stays while a search leaves none, since links lead to it. */
export function HelpQuestions({ questions, searching }: HelpQuestionsProps) {
  const t = useTranslate();
  return (
    <section className="questions wrap section" id="faq">
      <div className="aside">
        <h2>{t('Asked most')}</h2>
        <p>{t('The FAQ page answers questions about {brand} itself.')}</p>
        <MoreLink to="/faq">{t('All questions')}</MoreLink>
      </div>
      {questions.length > 0 ? (
        <Accordion key={String(searching)} name="support-faq" startOpen={searching} items={questions} />
      ) : (
        <p className="faq">{t('None of the five questions holds these words.')}</p>
      )}
    </section>
  );
}
