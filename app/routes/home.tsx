import { Suspense } from 'react';
import { contentClientLoader, contentLoader } from '../content/content-loader.ts';
import { homeContent } from '../content/files/home.ts';
import { useContent } from '../content/use-content.ts';
import { Account } from '../sections/home/account.tsx';
import { DoubleEntry } from '../sections/home/double-entry.tsx';
import { Figures } from '../sections/home/figures.tsx';
import { FirstContact } from '../sections/home/first-contact.tsx';
import { Hero } from '../sections/home/hero.tsx';
import { Instruments } from '../sections/home/instruments.tsx';
import { Questions } from '../sections/home/questions.tsx';
import { LoadingPage } from '../sections/loading-page.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const loader = contentLoader(homeContent);
export const clientLoader = contentClientLoader(homeContent);

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
  const { hero, about, features, solutions, stats, faq, contact } = useContent(homeContent).content;
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
