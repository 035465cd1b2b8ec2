import { Card, Cards } from '../../blocks/cards.tsx';
import { About } from '../../blocks/more-link.tsx';
import type { ShowcaseContent } from '../../content/files/showcase.ts';
import { destinationOf, webUrl } from '../../language/paths/destination.ts';
import { Figure, FigureLabel } from '../../language/figures/figure.tsx';
import { DestinationLink, ExternalLink } from '../../language/paths/link.tsx';
import { plain, untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Relation, SourceDocument, Ticker, type Company } from '../../blocks/company.tsx';
import { webSearchFor } from '../../blocks/company-searches.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import companiesSheet from './companies.css?inline';

interface CompanyCardsProps {
  companies: readonly Company[];
  /** Shown below the cards. */
  note: ShowcaseContent['note'];
}

/** A card for each company, in the editors' order. A card with figures is as wide as the page, and on a light panel. */
export function CompanyCards({ companies, note }: CompanyCardsProps) {
  useSheet('page', companiesSheet);
  return (
    <section className="wrap after-head companies">
      <Cards>
        {companies.map((company, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- editors may list a company twice
          <CompanyCard key={`${company.company_name} ${index}`} {...company} />
        ))}
      </Cards>
      <p className="data muted">
        {note.dated} {note.terms} <Relation />
      </p>
    </section>
  );
}

function CompanyCard(company: Company) {
  const { company_name, ticker, subtitle, description, figures, figures_note, disabled, page } = company;
  const business = page?.business || subtitle;
  const look = [
    'company',
    !ticker && 'unlisted',
    figures.length > 0 && 'with-figures paper',
    disabled && 'company-off',
  ];
  return (
    <Card
      className={look.filter(Boolean).join(' ')}
      tab={page?.market || business}
      heading="h2"
      title={<span translate="no">{company_name}</span>}
    >
      <Ticker ticker={ticker} />
      <div>
        {page?.market && <p>{business}</p>}
        <p className="muted">{description}</p>
        {figures_note && <p className="muted">{figures_note}</p>}
      </div>
      {figures.length > 0 && (
        <ul className="counted">
          {figures.map((figure) => (
            <CountedFigure key={figure.label} {...figure} />
          ))}
        </ul>
      )}
      <div className="company-end data">
        {page?.sources.map((source) => (
          <p key={plain(source.document)}>
            <SourceDocument {...source} />
          </p>
        ))}
        <CompanyLinks {...company} />
        <CompanyButton {...company} />
      </div>
    </Card>
  );
}

/** A figure and its label, in the order in which both are read. */
function CountedFigure({ value, label, label_first }: Company['figures'][number]) {
  const figure = (
    <b>
      <Figure value={value} />
    </b>
  );
  const words = <FigureLabel value={value} label={label} />;
  return (
    <li>
      {label_first ? words : figure} {label_first ? figure : words}
    </li>
  );
}

/** Links to a web search for the company and, if it has them, to its quote and its website. */
function CompanyLinks({ company_name, ticker, stock_url, website }: Company) {
  const t = useTranslate();
  const links = [
    { href: webUrl(stock_url), words: t('Stock quote') },
    { href: webUrl(website), words: t('Website') },
    { href: webSearchFor(`${company_name} ${ticker}`.trim()), words: t('Web search') },
  ];
  return (
    <p className="company-links">
      {links.flatMap(
        ({ href, words }) =>
          href && [
            <ExternalLink key={plain(words)} href={href}>
              {words}
              <span className="vh" translate="no">
                : {company_name}
              </span>
            </ExternalLink>,
            ' ',
          ],
      )}
    </p>
  );
}

/** Disabled when it would lead nowhere. */
function CompanyButton({ link, button_text, company_name, disabled }: Company) {
  const t = useTranslate();
  const words = button_text || t('View showcase');
  const about = untranslated(company_name);
  if (disabled || !destinationOf(link)) {
    return (
      <Button small disabled icon={<About name={about} translate="no" />}>
        {words}
      </Button>
    );
  }
  return (
    <DestinationLink link={link} className={buttonClass({ look: 'line', small: true })} otherwise={null}>
      {words}
      <About name={about} translate="no" />
    </DestinationLink>
  );
}
