import type { ReactNode } from 'react';
import { webUrl } from '../../content/destination.ts';
import { ExternalLink } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { Company } from './companies.ts';

export function Ticker({ ticker }: Pick<Company, 'ticker'>) {
  if (!ticker) return null;
  return (
    <p className="ticker" translate="no">
      <bdi>{ticker}</bdi>
    </p>
  );
}

/** A company without a ticker has its name set in the ticker's style. */
export function CompanyName({ heading: Heading, ticker, company_name }: Company & { heading: 'h1' | 'h2' }) {
  return (
    <Heading className={ticker ? undefined : 'ticker'} translate="no">
      {company_name}
    </Heading>
  );
}

type CompanyLinksProps = Pick<Company, 'company_name' | 'ticker' | 'stock_url' | 'website'> & {
  /** Shown before the links. */
  children?: ReactNode;
};

/** Links to a company's quote, its website and a web search, as far as there are any. */
export function CompanyLinks({ company_name, ticker, stock_url, website, children }: CompanyLinksProps) {
  const t = useTranslate();
  const links = [
    { href: webUrl(stock_url), words: t('Stock quote') },
    { href: webUrl(website), words: t('Website') },
    { href: company_name && webSearchFor(`${company_name} ${ticker}`.trim()), words: t('Web search') },
  ];
  return (
    <p className="company-links">
      {children}
      {links.map(
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

/** A web search for a company. URLSearchParams, because encodeURIComponent throws on lone surrogates. */
export function webSearchFor(company: string): string {
  return `https://duckduckgo.com/?${new URLSearchParams({ q: company })}`;
}

/** EDGAR's search by company name, which finds nothing rather than the wrong company. */
export function edgarSearchFor(company: string): string {
  return `https://www.sec.gov/cgi-bin/browse-edgar?${new URLSearchParams({ action: 'getcompany', company, owner: 'include' })}`;
}
