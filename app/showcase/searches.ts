import { webUrl } from '../language/destination.ts';
import type { Company } from './company.tsx';

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
