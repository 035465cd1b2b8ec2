import { Figure, FigureLabel } from '../../language/figure.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { Company } from './companies.ts';
import { CompanyLinks, CompanyName, Ticker } from './company-links.tsx';
import { DestinationLink } from './destination-link.tsx';
import { readFigures } from './read-figures.ts';

/**
 * One company a line, in the editors' order. The first is set large when its description holds figures. An entry
 * without a name is left out.
 */
export function CompanyList({ showcases }: { showcases: readonly Company[] }) {
  const named = showcases.filter(({ company_name }) => company_name.trim());
  return (
    <ul className="wrap listing">
      {named.map((company, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- editors may list a company twice
        <CompanyItem key={`${company.company_name} ${index}`} first={index === 0} {...company} />
      ))}
    </ul>
  );
}

function CompanyItem({ first, ...company }: Company & { first: boolean }) {
  const t = useTranslate();
  const { ticker, subtitle, description, disabled } = company;
  const reading = first && !disabled ? readFigures(description) : undefined;
  const look = ['issuer', reading && 'issuer-lead', disabled && 'issuer-off'].filter(Boolean).join(' ');
  return (
    <li className={look}>
      <Ticker ticker={ticker} />
      <div className={ticker ? undefined : 'issuer-alone'}>
        <CompanyName heading="h2" {...company} />
        <p className="meta">{t(subtitle)}</p>
      </div>
      <div>
        {reading ? (
          <>
            <p>{t(reading.before)}</p>
            <ul className="pulls">
              {reading.figures.map(({ value, label }) => (
                <li key={label}>
                  <b>
                    <Figure value={value} />
                  </b>
                  <FigureLabel value={value} label={label} />
                </li>
              ))}
            </ul>
            <p>{t(reading.after)}</p>
          </>
        ) : (
          <p>{t(description)}</p>
        )}
        <CompanyLinks {...company}>
          <CompanyButton {...company} />
        </CompanyLinks>
      </div>
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
