import type { ReactNode } from 'react';
import type { PageLink } from '../content/files/titled.ts';
import { useTranslate } from '../language/use-translate.ts';
import { faqPage } from '../shell/schema-org.ts';
import { StructuredData } from '../shell/structured-data.tsx';
import { Accordion } from '../ui/accordion.tsx';
import { Aside } from './headings.tsx';
import { MoreLinks } from './more-link.tsx';

export interface Question {
  /** English phrases. */
  question: string;
  answer: string;
  /** Shown under the answer. */
  below?: ReactNode;
}

interface QuestionsProps {
  /** Unique on the page. */
  name: string;
  items: readonly Question[];
  startOpen?: boolean;
  /** Answers are on a sheet of paper. */
  paper?: boolean;
}

/** Questions with their answers, also as structured data for search engines. */
export function Questions({ items, ...accordion }: QuestionsProps) {
  const t = useTranslate();
  const translated = items.map(({ question, answer, below }) => ({
    question: t(question),
    answer: t(answer),
    below,
  }));
  return (
    <>
      <Accordion {...accordion} items={translated} />
      <StructuredData data={faqPage(translated)} />
    </>
  );
}

interface QuestionsSectionProps extends QuestionsProps {
  /** English phrases. */
  heading: string;
  text: string;
  links: readonly PageLink[];
}

/** A section of questions with an introduction beside them. */
export function QuestionsSection({ heading, text, links, ...questions }: QuestionsSectionProps) {
  return (
    <section className="questions wrap section">
      <Aside heading={heading} text={text}>
        <MoreLinks links={links} />
      </Aside>
      <Questions {...questions} />
    </section>
  );
}
