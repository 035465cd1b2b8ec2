import { webUrl } from '../language/paths/destination.ts';
import type { ShowcaseContent } from '../content/files/showcase.ts';
import { ExternalLink } from '../language/paths/link.tsx';
import { useContent } from '../page-context.ts';
import { useSheet } from '../styles/use-sheet.ts';
import tickerSheet from './ticker.css?inline';

/** A company of showcase.json. */
export type Company = ShowcaseContent['showcases'][number];

/** What showcase.json says about a company on its own page. */
export type CompanyPage = NonNullable<Company['page']>;

export function Ticker({ ticker }: Pick<Company, 'ticker'>) {
  useSheet('blocks', tickerSheet);
  if (!ticker) return null;
  return (
    <p className="ticker" translate="no">
      <bdi>{ticker}</bdi>
    </p>
  );
}

/** How the companies are related to the site’s owner and whether anyone was paid, if the owner has said so. */
export function Relation() {
  const { showcase_relation, showcase_payment } = useContent('owner');
  return (
    <>
      {showcase_relation} {showcase_payment}
    </>
  );
}

/** The name of a document, as a link if the document is online. */
export function SourceDocument({ document, url }: CompanyPage['sources'][number]) {
  const href = webUrl(url);
  return href ? <ExternalLink href={href}>{document}</ExternalLink> : document;
}
