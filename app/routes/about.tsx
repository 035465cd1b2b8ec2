import { Suspense } from 'react';
import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { AboutHero } from '../sections/about/hero.tsx';
import { LoadingAbout } from '../sections/about/loading-about.tsx';
import { Mission } from '../sections/about/mission.tsx';
import { Scope } from '../sections/about/scope.tsx';
import { PageHead } from '../shell/page-head.tsx';

export const files = ['about.json'] satisfies PageModule['files'];

export default function About() {
  return (
    <>
      <PageHead />
      <Suspense fallback={<LoadingAbout />}>
        <AboutPage />
      </Suspense>
    </>
  );
}

/** Without the file, or with an empty one, the hero's own words are all there is (specification, section 8). */
function AboutPage() {
  const { hero, mission, features } = useContent('about.json').content;
  return (
    <>
      <AboutHero {...hero} />
      {mission.cards.length > 0 && <Mission {...mission} />}
      {features.items.length > 0 && <Scope {...features} />}
    </>
  );
}
