/* oxlint-disable react/no-array-index-key -- the sections of a page keep their order */
import type { SolutionPage as Content } from '../../content/files/solutions.ts';
import { Drawing } from '../../drawings/drawing.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { CallToAction } from '../../blocks/call-to-action.tsx';
import { PageHero } from '../../blocks/headings.tsx';
import { BlockSection } from './blocks.tsx';
import { NextStep } from './next-step.tsx';
import { Headline } from '../../blocks/headline.tsx';

export function SolutionPage({ seo, hero, blocks, next_step }: Content) {
  return (
    <>
      <PageHead {...seo} title={seo.title || hero.title} />
      <Hero {...hero} />
      {blocks.map((block, index) => (
        <BlockSection key={index} block={block} />
      ))}
      <NextStep {...next_step} />
    </>
  );
}

/** A drawing stands beside the headline, on its own line otherwise. */
function Hero({ title, description, drawing }: Content['hero']) {
  if (!drawing) return <PageHero heading={title} lead={description} className="opening of-solution" />;
  return (
    <section className="wrap split letter-head">
      <div>
        <Headline level={1} text={title} />
        <p className="lead">{description}</p>
        <CallToAction />
      </div>
      <Drawing name={drawing} />
    </section>
  );
}
