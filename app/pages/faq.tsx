import { faqContent } from '../content/files/faq.ts';
import { useContent } from '../page-context.ts';
import { Entries } from '../blocks/entries.tsx';
import { Head } from '../blocks/head.tsx';
import { Section } from '../blocks/section.tsx';
import { Answers } from '../faq/answers.tsx';
import { PageHead } from '../shell/page-head.tsx';

export default function Faq() {
  const { seo, hero, items, elsewhere } = useContent(faqContent).content;
  return (
    <>
      <PageHead {...seo} />
      <Head title={hero.title} lead={hero.description} broad />
      <Answers items={items} />
      <Section title={elsewhere.title}>
        <Entries entries={elsewhere.topics} />
      </Section>
    </>
  );
}
