import type { FaqContent } from './content.ts';
import { useContent } from '../../page-context.ts';
import { Entries } from '../../blocks/entries.tsx';
import { Head } from '../../blocks/head.tsx';
import { Section } from '../../blocks/section.tsx';
import { About, EachMoreLink } from '../../blocks/more-link.tsx';
import { Questions } from '../../blocks/questions.tsx';
import { plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import faqPaperSheet from './faq-paper.css?inline';

export default function Faq() {
  useSheet('page', faqPaperSheet);
  const { seo, hero, items, elsewhere } = useContent('faq');
  return (
    <>
      <Head seo={seo} {...hero} broad />
      <Answers items={items} />
      <Section title={elsewhere.title}>
        <Entries entries={elsewhere.topics} />
      </Section>
    </>
  );
}

type Item = FaqContent['items'][number];

/** The questions; the open one's answer is on a light panel, with where to read more and a link to the answer itself. */
function Answers({ items }: { items: readonly Item[] }) {
  const t = useTranslate();
  return (
    <section className="wrap after-head" aria-label={plain(t('Questions and answers'))}>
      <Questions
        name="faq"
        startOpen
        onPaper
        items={items.map((item, index) => ({
          ...item,
          below: <AnswerLinks {...item} anchor={`#item-${index + 1}`} />,
        }))}
      />
    </section>
  );
}

function AnswerLinks({ question, links, anchor }: Omit<Item, 'answer'> & { anchor: string }) {
  const t = useTranslate();
  return (
    <div className="spread answer-ways">
      <EachMoreLink links={links} />
      <a className="icon-btn muted" href={anchor}>
        <Icon name="link" />
        <span className="vh">{t('Link to this answer')}</span>
        <About name={question} />
      </a>
    </div>
  );
}
