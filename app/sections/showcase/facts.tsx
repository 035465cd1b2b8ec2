import { ExternalLink } from '../../language/link.tsx';
import { untranslated, type Text, plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import type { Company } from './companies.ts';
import { edgarSearchFor, siteOf, webSearchFor } from './company-links.tsx';
import { sourceOfBusiness } from './sources.tsx';

interface FactsProps {
  company: Company;
  page: NonNullable<Company['page']>;
}

/** What is publicly known of a company, and where to check it. The register only for companies whose shares trade. */
export function Facts({ company, page }: FactsProps) {
  const t = useTranslate();
  const { company_name, ticker, subtitle, stock_url, website } = company;
  const search = webSearchFor(`${company_name} ${ticker}`.trim());
  const undocumented = sourceOfBusiness(company);
  const facts: { label: Text; value?: Text | undefined; href?: string; source?: Text | undefined }[] = [
    { label: t('Market'), value: page.market },
    {
      label: t('Line of business'),
      value: page.business || subtitle,
      source: undocumented && undocumented.document,
    },
    { label: t('Stock quote'), ...siteOf(stock_url) },
    { label: t('Website'), ...siteOf(website) },
    {
      label: t('SEC filings'),
      value: ticker ? untranslated('EDGAR') : undefined,
      href: edgarSearchFor(company_name),
    },
    { label: t('Web search'), ...siteOf(website ? '' : search) },
  ];
  return (
    <dl className="facts">
      {facts.map(
        ({ label, value, href, source }) =>
          value && (
            <div key={plain(label)}>
              <dt>{label}</dt>
              <dd>
                {href ? <ExternalLink href={href}>{value}</ExternalLink> : value}{' '}
                {source && <span>{source}</span>}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
