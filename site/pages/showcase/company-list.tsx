import { destinationOf, webUrl } from '../../language/paths/destination.ts';
import type { ShowcaseContent } from '../../content/files/showcase.ts';
import { Figure, FigureLabel } from '../../language/figures/figure.tsx';
import { ExternalLink } from '../../language/paths/link.tsx';
import { untranslated, plain, type Text } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { HeadRow } from '../../ui/head-row.tsx';
import { About, MoreLink } from '../../blocks/more-link.tsx';
import { Relation, SourceDocument, Ticker, type Company } from '../../blocks/company.tsx';
import { webSearchFor } from '../../blocks/searches.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import companyListSheet from './company-list.css?inline';

interface CompanyListProps {
  companies: readonly Company[];
  /** Above the table. */
  caption: Text;
  /** Under it. */
  note: ShowcaseContent['note'];
}

/** One company a row, in the editors' order. */
export function CompanyList({ companies, caption, note }: CompanyListProps) {
  useSheet('page', companyListSheet);
  const t = useTranslate();
  return (
    <section className="wrap company-list">
      <table className="small">
        {caption && <caption className="data">{caption}</caption>}
        <HeadRow
          head={['Ticker', 'Company', 'Market', 'Line of business', 'Showcase'].map((word) => t(word))}
        />
        <tbody className="ruled">
          {companies.map((company, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- editors may list a company twice
            <CompanyRow key={`${company.company_name} ${index}`} {...company} />
          ))}
        </tbody>
      </table>
      <p className="data">
        {note.dated} {note.terms} <Relation note={note} />
      </p>
    </section>
  );
}

function CompanyRow(company: Company) {
  const t = useTranslate();
  const { company_name, ticker, subtitle, description, figures, figures_note, disabled, page } = company;
  const business = page?.business || subtitle;
  const none = <span className="none">{t('Not stated')}</span>;
  return (
    <tr className={disabled ? 'company company-off' : 'company'}>
      <td className="symbol">{ticker ? <Ticker ticker={ticker} /> : none}</td>
      <th scope="row">
        <b translate="no">{company_name}</b>
      </th>
      <td className="traded-on">{page?.market || none}</td>
      <td className="business">
        <div>{business || description}</div>
        <div>
          {page?.sources.map((source) => (
            <p key={plain(source.document)}>
              <span className="counted">
                {figures
                  .filter(({ label }) => source.figures.includes(label))
                  .map(({ value, label }) => (
                    <span key={label}>
                      <Figure value={value} /> <FigureLabel value={value} label={label} />{' '}
                    </span>
                  ))}
              </span>
              <SourceDocument {...source} />
            </p>
          ))}
          <CompanyLinks {...company} />
        </div>
      </td>
      <td className="about">
        {business && description && (
          <p>
            {description} {figures_note && <br />}
            {figures_note}
          </p>
        )}
        <CompanyButton {...company} />
      </td>
    </tr>
  );
}

/** Links to a company's quote, its website and a web search, as far as there are any. */
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
    <MoreLink link={link} about={about}>
      {words}
    </MoreLink>
  );
}
