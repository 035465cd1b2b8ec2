import { Suspense } from 'react';
import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { Account } from '../sections/home/account.tsx';
import { DoubleEntry } from '../sections/home/double-entry.tsx';
import { Figures } from '../sections/home/figures.tsx';
import { FirstContact } from '../sections/home/first-contact.tsx';
import { Hero } from '../sections/home/hero.tsx';
import { Instruments } from '../sections/home/instruments.tsx';
import { Questions } from '../sections/home/questions.tsx';
import { LoadingPage } from '../sections/loading-page.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const files = ['home.json'] satisfies PageModule['files'];

export default function Home() {
  return (
    <>
      <PageHead />
      <Suspense fallback={<LoadingPage />}>
        <HomePage />
      </Suspense>
    </>
  );
}

function HomePage() {
  const { hero, about, features, solutions, stats, faq, contact } = useContent('home.json').content;
  return (
    <>
      <Hero {...hero} />
      <Account {...about} />
      <Instruments {...features} />
      <DoubleEntry {...solutions} />
      <Figures stats={stats} />
      <Questions {...faq} />
      <FirstContact {...contact} />
    </>
  );
}
