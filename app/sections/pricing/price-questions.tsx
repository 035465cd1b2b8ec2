import type { PricingContent } from '../../content/files/pricing.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { MoreLink } from '../more-link.tsx';
import { QuestionFacts } from '../question-facts.tsx';
import { useOpenTarget } from '../use-open-target.ts';

export function PriceQuestions({ title, items }: PricingContent['faq']) {
  const t = useTranslate();
  useOpenTarget();
  return (
    <section className="wrap section questions">
      <div className="aside">
        <h2>{t(title)}</h2>
        <p>{t('What the platform does, and for whom, is answered on the FAQ page.')}</p>
        <p className="ways">
          <MoreLink to="/faq">{t('All questions')}</MoreLink>
          <MoreLink to="/terms-of-service">{t('Terms of Service')}</MoreLink>
        </p>
      </div>
      <Accordion
        name="price-faq"
        items={items.map(({ question, answer }) => ({ question: t(question), answer: t(answer) }))}
      />
      <QuestionFacts items={items} />
    </section>
  );
}
