import { Entries } from '../../blocks/entries.tsx';
import { Head } from '../../blocks/head.tsx';
import { BackLink, EachMoreLink } from '../../blocks/more-link.tsx';
import { Section } from '../../blocks/section.tsx';
import { TwoColumns } from '../../blocks/two-columns.tsx';
import type { ApiContent } from './content.ts';
import type { PageLink } from '../../content/files/titled.ts';
import { Figure, FigureLabel } from '../../language/figures/figure.tsx';
import { DestinationLink } from '../../language/paths/link.tsx';
import { plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { useContent } from '../../page-context.ts';
import { QuickStart } from './quick-start.tsx';
import { Reference } from './reference.tsx';
import { SealwireMark } from '../../drawings/seal.tsx';
import { SealedEnvelope } from './sealed-envelope.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import stripSheet from '../../blocks/strip.css?inline';

/** The documentation of the messaging API, which this site never calls. */
export default function Api() {
  useSheet('blocks', stripSheet);
  const t = useTranslate();
  const { seo, hero, features, limits } = useContent('api');
  const [ask, ...links] = limits.links;
  return (
    <div className="sealwire">
      <Head
        seo={seo}
        {...hero}
        layout="drawing"
        above={<BackLink to="/">{t('Back to {brand}')}</BackLink>}
        mark={<SealwireMark />}
        actions={<p className="acts">{ask && <Ask {...ask} />}</p>}
      >
        <QuickStart />
      </Head>
      <div className="strip sealed">
        <SealedEnvelope />
        <div className="wrap">
          <Entries layout="columns" columns={4} entries={features.items} />
        </div>
      </div>
      <Reference />
      <Section
        title={limits.title}
        more={
          <p className="acts">
            {ask && <Ask {...ask} />} <EachMoreLink links={links} />
          </p>
        }
      >
        <Rates rates={limits.rates} />
        <TwoColumns start={limits.free} end={limits.paid} />
      </Section>
    </div>
  );
}

/** The button to ask for a key. */
function Ask({ link = '', label }: PageLink) {
  return (
    <DestinationLink link={link} className={buttonClass({})} otherwise={null}>
      {label}
    </DestinationLink>
  );
}

/** The rate limits. A rate may be a word, such as for no fixed limit. */
function Rates({ rates }: Pick<ApiContent['limits'], 'rates'>) {
  const t = useTranslate();
  return (
    <div className="rates">
      <Entries
        layout="columns"
        entries={rates.map(({ plan, rate, unit, description }) => {
          const isWord = /^\p{L}/u.test(rate);
          return {
            title: plan,
            description: (
              <>
                <b className="rate">{isWord ? t(rate, { context: 'limit' }) : <Figure value={rate} />}</b>{' '}
                {isWord ? t(unit) : <FigureLabel value={rate} label={unit} />}
              </>
            ),
            note: plain(description) && description,
          };
        })}
      />
    </div>
  );
}
