import { PageHead } from '../shell/page-head.tsx';
import { CommonGround } from '../sections/solutions/common-ground.tsx';
import { Finder } from '../sections/solutions/finder.tsx';
import { NextStep } from '../sections/solutions/next-step.tsx';
import { Opening } from '../sections/opening.tsx';
import { Stages } from '../sections/solutions/stages.tsx';

const OPENING = {
  title: 'Where does your company stand?',
  lead: 'The platform is the same. What you must say, and what you may say, is not: it changes when you raise, when you file and on the day you list.',
};

const NEXT = {
  title: 'Not sure? Tell us the date.',
  text: 'Say what is due and when. A person answers your email within 24 hours.',
  also: [
    { to: '/faq', label: 'All questions' },
    { to: '/showcase', label: 'Companies on the record' },
  ],
};

/** Helps a reader to find which of the four is theirs. */
export default function Solutions() {
  return (
    <>
      <PageHead />
      <Opening {...OPENING} />
      <Stages />
      <Finder />
      <CommonGround />
      <NextStep {...NEXT} />
    </>
  );
}
