import { type Text } from '../language/text.ts';
import type { PageLink } from '../content/files/titled.ts';
import { faqPage } from '../shell/head/schema-org.ts';
import { StructuredData } from '../shell/head/structured-data.tsx';
import { Accordion, type AccordionItem } from '../ui/accordion.tsx';
import { Section } from './section.tsx';
import { MoreLinks } from './more-link.tsx';

interface QuestionsProps {
  /** Unique on the page. */
  name: string;
  items: readonly AccordionItem[];
  startOpen?: boolean;
  /** The questions are numbered, and the open answer is on a light panel. */
  onPaper?: boolean;
}

/** Questions with their answers, also as structured data for search engines. */
export function Questions({ items, ...accordion }: QuestionsProps) {
  return (
    <>
      <Accordion {...accordion} items={items} />
      <StructuredData data={faqPage(items)} />
    </>
  );
}

interface QuestionsSectionProps extends QuestionsProps {
  title: Text;
  description: Text;
  links: readonly PageLink[];
}

/** A section of questions with an introduction beside them; nothing without questions. */
export function QuestionsSection({ title, description, links, ...questions }: QuestionsSectionProps) {
  if (questions.items.length === 0) return null;
  return (
    <Section layout="split" title={title} text={description} more={<MoreLinks links={links} />}>
      <Questions {...questions} />
    </Section>
  );
}
