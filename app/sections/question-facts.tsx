import { useTranslate } from '../language/use-translate.ts';
import { faqPage } from '../shell/schema-org.ts';
import { StructuredData } from '../shell/structured-data.tsx';

interface QuestionFactsProps {
  /** The English phrases of the questions that the page shows. */
  items: readonly { question: string; answer: string }[];
}

/** Tells search engines the questions of a page with their answers. */
export function QuestionFacts({ items }: QuestionFactsProps) {
  const t = useTranslate();
  const told = items.map(({ question, answer }) => ({ question: t(question), answer: t(answer) }));
  return <StructuredData data={faqPage(told)} />;
}
