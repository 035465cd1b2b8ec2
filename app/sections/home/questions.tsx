import type { HomeContent } from '../../content/files/home.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { MoreLink } from '../more-link.tsx';
import { QuestionFacts } from '../question-facts.tsx';

/** A narrow column asks, a wide one answers. */
export function Questions({ title, description, items }: HomeContent['faq']) {
  const t = useTranslate();
  return (
    <section className="questions wrap section">
      <div className="aside">
        <h2>{t(title)}</h2>
        <p>{t(description)}</p>
        <p className="ways">
          <MoreLink to="/faq">{t('All questions')}</MoreLink>
          <MoreLink to="/pricing">{t('Compare plans')}</MoreLink>
        </p>
      </div>
      <Accordion
        name="home-faq"
        startOpen
        items={items.map(({ question, answer }) => ({ question: t(question), answer: t(answer) }))}
      />
      <QuestionFacts items={items} />
    </section>
  );
}
