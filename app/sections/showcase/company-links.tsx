import type { ReactNode } from 'react';
import { webUrl } from '../../content/destination.ts';
import { ExternalLink } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { ShowcaseCompany } from './companies.ts';
import { webSearchFor } from './searches.ts';

interface CompanyLinksProps extends Pick<
  ShowcaseCompany,
  'company_name' | 'ticker' | 'stock_url' | 'website'
> {
  /** What stands before the links: the card's own button. */
  children?: ReactNode;
}

/** The ways out to what others say of a company: its quote, its own site, a search. Each only when there is one. */
export function CompanyLinks({ company_name, ticker, stock_url, website, children }: CompanyLinksProps) {
  const t = useTranslate();
  const ways = [
    { href: webUrl(stock_url), words: t('Stock quote') },
    { href: webUrl(website), words: t('Website') },
    { href: company_name && webSearchFor(`${company_name} ${ticker}`.trim()), words: t('Web search') },
  ];
  return (
    <p className="company-links">
      {children}
      {ways.map(
        ({ href, words }) =>
          href && (
            <ExternalLink key={words} href={href}>
              {words}
              <span className="vh" translate="no">
                : {company_name}
              </span>
            </ExternalLink>
          ),
      )}
    </p>
  );
}
