import { type Text } from '../../language/text.ts';
import type { Company } from './companies.ts';
import { Ticker } from './company-links.tsx';
import { DestinationLink } from '../../blocks/destination-link.tsx';

interface OtherCompaniesProps {
  /** Above them. */
  title: Text;
  showcases: readonly Company[];
  /** Path of the company above. */
  path: string;
}

/** The other companies of the list that have a page or a site to lead to. */
export function OtherCompanies({ title, showcases, path }: OtherCompaniesProps) {
  const others = showcases.filter(({ link, disabled }) => link && link !== path && !disabled);
  if (others.length === 0) return null;
  return (
    <nav className="wrap others" aria-labelledby="others">
      <h2 id="others">{title}</h2>
      <ul>
        {others.map(({ company_name, ticker, subtitle, link }) => (
          <li key={`${link} ${company_name}`}>
            <Ticker ticker={ticker} />
            <p>
              <DestinationLink link={link} className="other" otherwise={company_name}>
                <bdi translate="no">{company_name}</bdi>
              </DestinationLink>
            </p>
            <p>{subtitle}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
