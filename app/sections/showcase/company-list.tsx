import { destinationOf } from '../../content/destination.ts';
import { Figure, FigureLabel } from '../../language/figure.tsx';
import { untranslated, plain, type Text } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Button } from '../../ui/button.tsx';
import { HeadRow } from '../../ui/head-row.tsx';
import { About, MoreLink } from '../../blocks/more-link.tsx';
import type { Company } from './companies.ts';
import { CompanyLinks, Ticker } from './company-links.tsx';
import { SourceDocument } from './sources.tsx';

interface CompanyListProps {
  showcases: readonly Company[];
  /** Above the table. */
  caption: Text;
}

/**
 * One company a row, in the editors' order. An entry without a name is left out.
 */
export function CompanyList({ showcases, caption }: CompanyListProps) {
  const t = useTranslate();
  const named = showcases.filter(({ company_name }) => company_name.trim());
  return (
    <div className="wrap">
      <table className="record listing">
        {caption && <caption className="data">{caption}</caption>}
        <HeadRow head={HEAD.map((word) => t(word))} />
        {named.map((company, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- editors may list a company twice
          <CompanyRow key={`${company.company_name} ${index}`} {...company} />
        ))}
      </table>
    </div>
  );
}

const HEAD = ['Ticker', 'Company', 'Market', 'Line of business', 'Showcase'];

function CompanyRow(company: Company) {
  const t = useTranslate();
  const { company_name, ticker, subtitle, description, figures, figures_note, disabled, page } = company;
  const business = page?.business || subtitle;
  const none = <span className="none">{t('Not stated')}</span>;
  return (
    <tbody className={disabled ? 'issuer issuer-off' : 'issuer'}>
      <tr>
        <td>{ticker ? <Ticker ticker={ticker} /> : none}</td>
        <th scope="row">
          <b translate="no">{company_name}</b>
        </th>
        <td>{page?.market || none}</td>
        <td>
          <div>{business || description}</div>
          <div>
            {page?.sources.map((source) => (
              <p key={plain(source.document)}>
                {figures
                  .filter(({ label }) => source.figures.includes(label))
                  .map(({ value, label }) => (
                    <span className="counted" key={label}>
                      <Figure value={value} /> <FigureLabel value={value} label={label} />{' '}
                    </span>
                  ))}
                <SourceDocument {...source} />
              </p>
            ))}
            <CompanyLinks {...company} />
          </div>
        </td>
        <td>
          {business && description && (
            <p>
              {description} {figures_note && <span>{figures_note}</span>}
            </p>
          )}
          <CompanyButton {...company} />
        </td>
      </tr>
    </tbody>
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
