import type { ReactNode } from 'react';
import { destinationOf } from '../../content/destination.ts';
import { ExternalLink, Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { ShowcaseCompany } from './companies.ts';
import { CompanyLinks } from './company-links.tsx';
import { Figures } from './figures.tsx';
import { readFigures } from './read-figures.ts';

/** One line of the listing: ticker, name, what it does, and the ways on. */
export function Issuer({ lead, ...company }: ShowcaseCompany & { lead: boolean }) {
  const t = useTranslate();
  const { company_name, ticker, subtitle, description, disabled } = company;
  const reading = lead ? readFigures(description) : undefined;
  const look = ['issuer', lead && 'issuer-lead', disabled && 'issuer-off'].filter(Boolean).join(' ');
  return (
    <li className={look}>
      {ticker && (
        <p className="ticker" translate="no">
          <bdi>{ticker}</bdi>
        </p>
      )}
      <div className={ticker ? undefined : 'issuer-alone'}>
        <h2 className={ticker ? undefined : 'ticker'} translate="no">
          {company_name}
        </h2>
        <p className="meta">{t(subtitle)}</p>
      </div>
      <div>
        {reading ? (
          <>
            <p>{t(reading.before)}</p>
            <Figures figures={reading.figures} />
            <p>{t(reading.after)}</p>
          </>
        ) : (
          <p>{t(description)}</p>
        )}
        <CompanyLinks {...company}>
          <IssuerButton {...company} />
        </CompanyLinks>
      </div>
    </li>
  );
}

/** The card's own button. One that leads nowhere is switched off rather than broken. */
function IssuerButton({ link, button_text, company_name, disabled }: ShowcaseCompany) {
  const t = useTranslate();
  const words = t(button_text || 'View showcase');
  const destination = disabled ? undefined : destinationOf(link);
  const className = buttonClass({ look: 'line', small: true });
  const about = (children: ReactNode) => (
    <>
      {children}
      <span className="vh" translate="no">
        : {company_name}
      </span>
    </>
  );
  if (!destination) {
    return (
      <button type="button" className={buttonClass({ small: true })} disabled>
        {about(words)}
      </button>
    );
  }
  return destination.kind === 'web' ? (
    <ExternalLink className={className} href={destination.href}>
      {about(words)}
    </ExternalLink>
  ) : (
    <Link className={className} to={destination.to}>
      {about(words)}
    </Link>
  );
}
