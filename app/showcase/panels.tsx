import { Entries } from '../blocks/entries.tsx';
import { Figures } from '../blocks/figures.tsx';
import { Points } from '../blocks/points.tsx';
import { Section } from '../blocks/section.tsx';
import { Table } from '../blocks/table.tsx';
import { webUrl } from '../language/destination.ts';
import { Figure } from '../language/figure.tsx';
import { ExternalLink } from '../language/link.tsx';
import { plain, untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { SourceDocument, type Company, type Panels } from './company.tsx';
import { edgarFormSearch } from './searches.ts';

/** One thing worth knowing about the company's field. */
export function Panel({ company, panels }: { company: Company; panels: Panels }) {
  switch (company.page?.panel) {
    case 'filings':
      return <Filings {...panels.filings} company={company} />;
    case 'credits':
      return <Credits {...panels.credits} />;
    case 'land':
      return <Land {...panels.land} company={company} />;
    case 'registers':
      return <Registers {...panels.registers} />;
    default:
      return null;
  }
}

/** Which forms make up a public company's year, when they are due, and where to read those of this company. */
function Filings({ company, title, description, ...panel }: Panels['filings'] & { company: Company }) {
  const t = useTranslate();
  return (
    <>
      <Section title={title} text={description}>
        <Table
          label={title}
          head={[t('Form'), t('What it contains'), t('When it is due'), t('SEC filings')]}
          groups={[
            {
              rows: panel.forms.map(({ form, holds, due }) => [
                <bdi key="form" dir="ltr">
                  {form}
                </bdi>,
                holds,
                due,
                <ExternalLink key="link" href={edgarFormSearch(company, form)}>
                  {t('{form} filings on EDGAR', { form })}
                </ExternalLink>,
              ]),
            },
          ]}
        />
      </Section>
      {panel.dates.length > 0 && (
        <Section title={panel.due} text={panel.caption}>
          <Figures
            figures={panel.dates.map(({ date, form, covers }) => ({
              label: covers,
              figure: t(date),
              text: <bdi dir="ltr">{form}</bdi>,
            }))}
          />
        </Section>
      )}
    </>
  );
}

/** The life of a carbon credit as its registry has it, and what to ask about one. */
function Credits({ title, description, steps, ask }: Panels['credits']) {
  return (
    <>
      <Section title={title} text={description}>
        <CreditLife steps={steps} />
      </Section>
      <Section title={ask.title} layout="split">
        <Points points={ask.items} />
      </Section>
    </>
  );
}

/** The life of a carbon credit: its entries in the registry on one line. */
function CreditLife({ steps }: Pick<Panels['credits'], 'steps'>) {
  const t = useTranslate();
  return (
    <figure className="credit-life">
      <p className="byline">
        <b>{t('One credit, four entries')}</b> <bdi dir="ltr">{SERIAL}</bdi>
      </p>
      <ol className="columns columns-3">
        {steps.map(({ title, description, entries }, index) => (
          <li key={plain(title)}>
            <h3 className="mid">{title}</h3>
            <p className="muted">{description}</p>
            <ol className="track across small">
              {entries.map(({ what, state }) => (
                <li key={plain(what)} className={index === steps.length - 1 ? 'end' : undefined}>
                  <b className="term">{state}</b> {what}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <figcaption className="byline">
        {t('Illustration with an invented credit. It belongs to no company and no registry.')}
      </figcaption>
    </figure>
  );
}

/** Of a made-up credit: it exists in no registry. */
const SERIAL = 'EX-2025-000118';

/** The figures of a land company with meaning and source, and who may hold the title. A figure without a source is muted. */
function Land({ company, title, ownership }: Panels['land'] & { company: Company }) {
  const t = useTranslate();
  const { figures, figures_note, page } = company;
  return (
    <>
      {figures.length > 0 && (
        <Section title={title} text={figures_note}>
          <Figures
            columns={3}
            figures={figures.map(({ value, label, meaning }) => {
              const source = page?.sources.find((one) => one.figures.includes(label));
              const figure = <Figure value={value} />;
              return {
                label: t(label),
                figure: webUrl(source?.url ?? '') ? <b>{figure}</b> : <span className="muted">{figure}</span>,
                text: (
                  <>
                    {meaning}{' '}
                    {source && (
                      <span className="source-link">
                        <b>{t('Sources')}</b> <SourceDocument {...source} />
                      </span>
                    )}
                  </>
                ),
              };
            })}
          />
        </Section>
      )}
      <Section
        title={ownership.title}
        layout="split"
        more={ownership.paragraphs.map((paragraph) => (
          <p key={plain(paragraph)}>{paragraph}</p>
        ))}
      >
        {ownership.distances.length > 0 && (
          <Figures
            columns={2}
            figures={ownership.distances.map(({ kilometers, label }) => ({
              label,
              figure: (
                <b>
                  <Figure value={String(kilometers)} />
                </b>
              ),
            }))}
          />
        )}
      </Section>
    </>
  );
}

/** Where a company can be looked up. */
function Registers({ title, description, places }: Panels['registers']) {
  return (
    <Section title={title} text={description}>
      <Entries
        entries={places.map((place) => ({
          title: place.title,
          description: place.description,
          links: place.links.map(({ label, link }) => ({
            link,
            label: label || untranslated((webUrl(link) ?? '').replace(/^https:\/\/|\/$/g, '')),
          })),
        }))}
      />
    </Section>
  );
}
