import { Answers } from '../sections/faq/answers.tsx';
import { Elsewhere } from '../sections/faq/elsewhere.tsx';
import { Opening } from '../sections/opening.tsx';
import { PageHead } from '../shell/page-head.tsx';

const HEAD = {
  title: 'Frequently Asked Questions',
  lead: 'Six questions we hear before a first meeting, with the answers we give there.',
};

export default function Faq() {
  return (
    <>
      <PageHead />
      <Opening {...HEAD} />
      <Answers />
      <Elsewhere />
    </>
  );
}
