/** A web search for a company. URLSearchParams, because encodeURIComponent throws on lone surrogates. */
export function webSearchFor(company: string): string {
  return `https://duckduckgo.com/?${new URLSearchParams({ q: company })}`;
}

/** EDGAR's search by company name, which returns nothing instead of a wrong company. */
export function edgarSearchFor(company: string): string {
  return `https://www.sec.gov/cgi-bin/browse-edgar?${new URLSearchParams({ action: 'getcompany', company, owner: 'include' })}`;
}
