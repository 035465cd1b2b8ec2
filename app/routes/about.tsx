import { useTranslate } from '../language/use-translate.ts';
import { aboutContent } from '../content/files/about.ts';
import { useContent } from '../page-context.ts';
import type { PageModule } from '../page-module.ts';
import { Facts, Mission, Scope } from '../sections/about/about.tsx';
import { NextStep } from '../sections/solutions/next-step.tsx';
import { PageHero } from '../blocks/headings.tsx';
import { PageHead } from '../shell/page-head.tsx';

export { LoadingAbout as Fallback } from '../sections/about/about.tsx';

export const styles = ['drawings/drawings.css', 'sections/about/about.css'] satisfies PageModule['styles'];

/** The headline without about.json, or when it is empty, is the specification's (sections 2 and 8). */
export default function About() {
  const t = useTranslate();
  const { seo, hero, mission, facts, features, next_step } = useContent(aboutContent).content;
  return (
    <>
      <PageHead {...seo} />
      <PageHero
        heading={hero.title || t('About {brand}')}
        lead={
          hero.description ||
          t(
            'AI-driven corporate communications and investor relations: drafts for your people to review, and a record of how the market responds.',
          )
        }
      />
      {mission.cards.length > 0 && <Mission {...mission} />}
      {facts.items.length > 0 && <Facts {...facts} />}
      {features.items.length > 0 && <Scope {...features} />}
      {next_step.title && <NextStep {...next_step} />}
    </>
  );
}
