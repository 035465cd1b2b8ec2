import { faqContent } from '../content/files/faq.ts';
import { useContent } from '../page-context.ts';
import type { PageModule } from '../page-module.ts';
import { Answers } from '../sections/faq/answers.tsx';
import { OtherAnswers } from '../sections/faq/other-answers.tsx';
import { PageHero } from '../blocks/headings.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const styles = ['sections/faq/faq.css'] satisfies PageModule['styles'];

export default function Faq() {
  const { seo, hero, items, elsewhere } = useContent(faqContent).content;
  return (
    <>
      <PageHead {...seo} />
      <PageHero heading={hero.title} lead={hero.description} className="opening broad" />
      <Answers items={items} />
      <OtherAnswers {...elsewhere} />
    </>
  );
}
