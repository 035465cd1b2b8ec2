import { plain } from '../language/text.ts';
import { homeContent } from '../content/files/home.ts';
import type { HomeContent } from '../content/files/home.ts';
import { useContent } from '../page-context.ts';
import { formatOf } from '../language/format.ts';
import { Figure } from '../language/figure.tsx';
import { useTranslate } from '../language/use-translate.ts';
import type { PageModule } from '../page-module.ts';
import { Features } from '../sections/home/features.tsx';
import { FirstContact } from '../sections/home/first-contact.tsx';
import { Hero } from '../sections/home/hero.tsx';
import { LedgerSection } from '../blocks/ledger.tsx';
import { QuestionsSection } from '../blocks/questions.tsx';
import { TwoColumns } from '../blocks/two-columns.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Headline } from '../blocks/headline.tsx';

export const styles = ['drawings/drawings.css', 'sections/home/home.css'] satisfies PageModule['styles'];

export default function Home() {
  const { seo, hero, about, features, solutions, stats, faq, contact } = useContent(homeContent).content;
  return (
    <>
      <PageHead {...seo} />
      <Hero {...hero} />
      <LedgerSection heading={about.title} lead={about.description} entries={about.features} />
      <Features {...features} />
      <CompanyTypes {...solutions} />
      <Stats stats={stats} />
      <QuestionsSection
        heading={faq.title}
        text={faq.description}
        links={faq.links}
        name="home-faq"
        items={faq.items}
        startOpen
      />
      <FirstContact {...contact} />
    </>
  );
}

function CompanyTypes({ title, description, public_companies, private_companies }: HomeContent['solutions']) {
  return (
    <section className="solutions wrap section">
      <Headline level={2} text={title} />
      <p className="lead">{description}</p>
      <TwoColumns start={public_companies} end={private_companies} />
    </section>
  );
}

/** The first figure very large, the others in a table; under each, what it counts and as of when. */
function Stats({ stats }: { stats: HomeContent['stats'] }) {
  const t = useTranslate();
  return (
    <section className="insert stats" aria-label={plain(t('{brand} in figures'))}>
      <dl className="wrap">
        {stats.map(({ value, label, basis, as_of }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              <Figure value={value} />
            </dd>
            {(basis || as_of) && (
              <dd className="basis">
                {basis} {as_of && t('As of {date}', { date: (language) => formatOf(language).date(as_of) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
