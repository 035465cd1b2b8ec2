import { Card, Cards } from '../../blocks/cards.tsx';
import { Entries } from '../../blocks/entries.tsx';
import { Head } from '../../blocks/head.tsx';
import { BackLink, MoreLink } from '../../blocks/more-link.tsx';
import { Section } from '../../blocks/section.tsx';
import { Table, type TableRow } from '../../blocks/table.tsx';
import { CONTACT_FORM } from '../../contact/contact-fields.ts';
import type { SupportContent } from './content.ts';
import HelpSearch from './help-search.island.tsx';
import { Island } from '../../islands/island.tsx';
import { Link } from '../../language/paths/link.tsx';
import { plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { useContent, useEnglishContent, usePage } from '../../page-context.ts';
import type { PageModule } from '../../page-module.ts';
import { SealwireMark } from '../../drawings/seal.tsx';
import { QUERY, SEARCH_EXAMPLE } from './search-words.ts';
import { WayLink, type Way } from './way-link.tsx';
import { plainWay, useWays } from './ways.ts';
import { faqPage } from '../../shell/head/schema-org.ts';
import { StructuredData } from '../../shell/head/structured-data.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import emergencySheet from './emergency.css?inline';
import tileSheet from './tile.css?inline';
import { Icon } from '../../ui/icon.tsx';

export const reads = ((query) => Boolean(query.get(QUERY)?.trim())) satisfies PageModule['reads'];

export default function Support() {
  useSheet('page', tileSheet);
  const t = useTranslate();
  const content = useContent('support');
  const { seo, hero, faq, contact } = content;
  const english = useEnglishContent('support');
  const search = usePage().search.toString();
  const { people, tiles } = useWays(content);
  return (
    <div className="sealwire">
      <StructuredData data={faqPage(faq.items)} />
      <Head
        seo={seo}
        {...hero}
        layout="drawing"
        broad
        above={<BackLink to="/">{t('Back to {brand}')}</BackLink>}
        mark={<SealwireMark />}
        actions={null}
      >
        <ServiceStatus {...content.status} />
      </Head>
      <Emergency {...content.emergency} />
      <section className="wrap after-head">
        <Table
          label={t('Ways to get help')}
          head={[t('Ways to get help'), t('Hours'), t('What to expect'), t('Where')]}
          groups={[{ title: contact.title, rows: people.map(wayRow) }]}
        />
      </section>
      <section className="wrap after-head" aria-label={plain(t('Resources'))}>
        <Cards columns={4}>
          {tiles.map(({ icon, ...way }) => (
            <Card key={icon} className="tile" icon={icon} title={way.title} heading="h2">
              <p className="muted small">{way.description}</p>
              <WayLink {...way} />
            </Card>
          ))}
        </Cards>
      </section>
      <Section
        layout="split"
        id="faq"
        title={faq.title}
        text={faq.description}
        more={<MoreLink link="/faq">{t('All questions')}</MoreLink>}
      >
        <div className="stack">
          <Island
            name="help-search"
            component={HelpSearch}
            props={{
              asked: search && `?${search}`,
              faq: english.faq,
              ways: [...people, ...tiles.filter(({ icon }) => icon !== 'chat')].map(plainWay),
            }}
            phrases={[
              SEARCH_EXAMPLE,
              ...english.faq.items.flatMap(({ question, answer }) => [question, answer]),
            ]}
          />
        </div>
      </Section>
    </div>
  );
}

/** The state of the services, as support.json says. Nothing here is measured. */
function ServiceStatus({ title, services, note }: SupportContent['status']) {
  return (
    <section className="stack">
      <h2 className="label">{title}</h2>
      <Entries
        layout="facts"
        ends
        entries={services.map(({ name, state }) => ({
          title: name,
          description: (
            <strong className="up">
              <Icon name="check" /> {state}
            </strong>
          ),
        }))}
      />
      {plain(note) && <p className="data muted">{note}</p>}
    </section>
  );
}

/** In some languages the hours are a phrase, which is longer than "24/7". */
const FIGURE_LENGTH = 5;

/** Across the page: a person in an emergency has no time to look for it. */
function Emergency({ title, figure, description }: SupportContent['emergency']) {
  useSheet('page', emergencySheet);
  const t = useTranslate();
  return (
    <Section
      layout="split"
      title={title}
      text={description}
      more={
        <p className="acts">
          <Link
            className={buttonClass({})}
            to={CONTACT_FORM}
            data-message={plain(t('Emergency with {product}:'))}
          >
            {t('Report an emergency')}
          </Link>
        </p>
      }
      band
    >
      <div className="emergency">
        <p className={plain(figure).length > FIGURE_LENGTH ? undefined : 'figure'}>
          <bdi>{figure}</bdi>
        </p>
      </div>
    </Section>
  );
}

function wayRow({ title, hours, description, ...way }: Way): TableRow {
  return [
    title,
    <bdi key="hours">{hours}</bdi>,
    <span className="muted" key="description">
      {description}
    </span>,
    <WayLink key="where" {...way} />,
  ];
}
