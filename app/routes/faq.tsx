import { Answers } from '../sections/faq/answers.tsx';
import { OtherAnswers } from '../sections/faq/other-answers.tsx';
import { PageHero } from '../sections/headings.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/faq/faq.css';

export default function Faq() {
  return (
    <>
      <PageHead />
      <PageHero
        heading="Frequently Asked Questions"
        lead="Six questions we hear before a first meeting, with the answers we give there."
      />
      <Answers />
      <OtherAnswers />
    </>
  );
}
