import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { Answers } from '../sections/faq/answers.tsx';
import { OtherAnswers } from '../sections/faq/other-answers.tsx';
import { PageHero } from '../sections/headings.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/faq/faq.css';

export const files = ['faq.json'] satisfies PageModule['files'];

export default function Faq() {
  const { seo, hero, items, elsewhere } = useContent('faq.json').content;
  return (
    <>
      <PageHead {...seo} />
      <PageHero heading={hero.title} lead={hero.description} className="opening broad" />
      <Answers items={items} />
      <OtherAnswers {...elsewhere} />
    </>
  );
}
