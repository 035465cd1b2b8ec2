import { plain, type Text } from '../language/text.ts';
import { Headline } from './headline.tsx';
import { MoreLink } from './more-link.tsx';
import type { PageLink } from '../content/files/titled.ts';

interface LedgerProps {
  entries: readonly { title: Text; description: Text; link?: PageLink | undefined }[];
  className?: string;
}

/** Terms and what they mean, with hairlines between. */
export function Ledger({ entries, className = 'ledger' }: LedgerProps) {
  return (
    <dl className={className}>
      {entries.map(({ title, description, link }) => (
        <div key={plain(title)}>
          <dt>{title}</dt>
          <dd>
            {description}
            {link && (
              <p>
                <MoreLink link={link.link}>{link.label}</MoreLink>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface LedgerSectionProps extends LedgerProps {
  heading: Text;
  lead?: Text;
}

/** A statement with its ledger. The class of the section says how they stand: `about` is for the home page. */
export function LedgerSection({ heading, lead, entries, className = 'about' }: LedgerSectionProps) {
  return (
    <section className={`wrap section ${className}`}>
      <Headline level={2} text={heading} />
      {lead !== undefined && <p className="lead">{lead}</p>}
      <Ledger entries={entries} />
    </section>
  );
}
