import { Figure, FigureLabel } from '../../language/figure.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { Company } from './companies.ts';
import { CompanyLinks, CompanyName, Ticker } from './company-links.tsx';
import { DestinationLink } from './destination-link.tsx';
import { readFigures } from './read-figures.ts';

/**
 * One company a row, in the editors' order: ticker, what it is, figures if its description has them, links. An entry
 * without a name is left out.
 */
export function CompanyList({ showcases }: { showcases: readonly Company[] }) {
  const named = showcases.filter(({ company_name }) => company_name.trim());
  return (
    <ul className="wrap listing">
      {named.map((company, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- editors may list a company twice
        <CompanyItem key={`${company.company_name} ${index}`} {...company} />
      ))}
    </ul>
  );
}

function CompanyItem(company: Company) {
  const t = useTranslate();
  const { ticker, subtitle, description, disabled } = company;
  const reading = disabled ? undefined : readFigures(description);
  const name = <CompanyName heading="h2" {...company} />;
  return (
    <li className={disabled ? 'issuer issuer-off' : 'issuer'}>
      {ticker ? <Ticker ticker={ticker} /> : name}
      <div>
        {ticker && name}
        <p className="meta">{t(subtitle)}</p>
        <p>{t(reading?.before ?? description)}</p>
        {reading?.after && <p>{t(reading.after)}</p>}
      </div>
      {reading && (
        <ul className="issuer-figures">
          {reading.figures.map(({ value, label }) => (
            <li key={label}>
              <b>
                <Figure value={value} />
              </b>
              <FigureLabel value={value} label={label} />
            </li>
          ))}
        </ul>
      )}
      <CompanyLinks {...company}>
        <CompanyButton {...company} />
      </CompanyLinks>
    </li>
  );
}

/** Disabled when it would lead nowhere. */
function CompanyButton({ link, button_text, company_name, disabled }: Company) {
  const t = useTranslate();
  const words = (
    <>
      {t(button_text || 'View showcase')}
      <span className="vh" translate="no">
        : {company_name}
      </span>
    </>
  );
  return (
    <DestinationLink
      link={disabled ? '' : link}
      className={buttonClass({ look: 'line', small: true })}
      otherwise={
        <button type="button" className={buttonClass({ small: true })} disabled>
          {words}
        </button>
      }
    >
      {words}
    </DestinationLink>
  );
}
