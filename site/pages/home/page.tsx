import { TitledCards } from '../../blocks/cards.tsx';
import { QuestionsSection } from '../../blocks/questions.tsx';
import { Section } from '../../blocks/section.tsx';
import { TwoColumns } from '../../blocks/two-columns.tsx';
import { Look } from '../../blocks/look.tsx';
import { Features, FirstContact, Hero, Stats } from './sections.tsx';
import { useContent } from '../../page-context.ts';
import { PageHead } from '../../shell/head/page-head.tsx';

export default function Home() {
  const { seo, hero, about, look, features, solutions, stats, stats_note, faq, contact } = useContent('home');
  return (
    <>
      <PageHead {...seo} />
      <Hero {...hero} />
      <Section title={about.title} text={about.description}>
        <TitledCards cards={about.features} icons={['document', 'check', 'analytics']} />
      </Section>
      <Look {...look} />
      <Features {...features} />
      <Section title={solutions.title} text={solutions.description}>
        <TwoColumns start={solutions.public_companies} end={solutions.private_companies} />
      </Section>
      <Stats stats={stats} note={stats_note} />
      <QuestionsSection {...faq} name="home-faq" startOpen />
      <FirstContact {...contact} />
    </>
  );
}
