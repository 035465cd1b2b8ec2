import { webUrl } from '../../content/destination.ts';
import { ExternalLink } from '../../language/link.tsx';
import { untranslated, type Text, plain } from '../../language/text.ts';
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

type CompanyLinksProps = Pick<Company, 'company_name' | 'ticker' | 'stock_url' | 'website'>;

/** Links to a company's quote, its website and a web search, as far as there are any. */
export function CompanyLinks({ company_name, ticker, stock_url, website }: CompanyLinksProps) {
  const t = useTranslate();
  const links = [
    { href: webUrl(stock_url), words: t('Stock quote') },
    { href: webUrl(website), words: t('Website') },
    { href: company_name && webSearchFor(`${company_name} ${ticker}`.trim()), words: t('Web search') },
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

/** A link that shows its host; nothing when the URL is none. */
export function siteOf(url: string): { value?: Text; href?: string } {
  const href = webUrl(url);
  return href ? { href, value: untranslated(new URL(href).hostname.replace(/^www\./, '')) } : {};
}

/** A web search for a company. URLSearchParams, because encodeURIComponent throws on lone surrogates. */
export function webSearchFor(company: string): string {
  return `https://duckduckgo.com/?${new URLSearchParams({ q: company })}`;
}

/** EDGAR's search by company name, which finds nothing rather than the wrong company. */
export function edgarSearchFor(company: string): string {
  return `https://www.sec.gov/cgi-bin/browse-edgar?${new URLSearchParams({ action: 'getcompany', company, owner: 'include' })}`;
}

/**
 * The filings of one form on EDGAR: of the company that a source's link to EDGAR names by its number, else by the
 * company's name. EDGAR's own address takes the form as `type`.
 */
export function edgarFormSearch(
  { company_name, page }: Pick<Company, 'company_name' | 'page'>,
  form: string,
): string {
  const links = (page?.sources ?? []).map(({ url }) => webUrl(url));
  const sources = links.flatMap((link) => (link ? new URL(link) : []));
  const register = sources.find(
    ({ host, searchParams }) => host === 'www.sec.gov' && searchParams.get('CIK') !== null,
  );
  const search = register ?? new URL(edgarSearchFor(company_name));
  search.searchParams.set('type', form);
  return search.href;
}
