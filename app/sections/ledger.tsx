import { useTranslate } from '../language/use-translate.ts';
import { Headline } from './headline.tsx';
import { MoreLink } from './more-link.tsx';
import type { PageLink } from '../content/files/titled.ts';

interface LedgerProps {
  /** English phrases. */
  entries: readonly { title: string; description: string; link?: PageLink | undefined }[];
  className?: string;
}

/** Terms and what they mean, with hairlines between. */
export function Ledger({ entries, className = 'ledger' }: LedgerProps) {
  const t = useTranslate();
  return (
    <dl className={className}>
      {entries.map(({ title, description, link }) => (
        <div key={title}>
          <dt>{t(title)}</dt>
          <dd>
            {t(description)}
            {link && (
              <p>
                <MoreLink link={link.link}>{t(link.label)}</MoreLink>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface LedgerSectionProps extends LedgerProps {
  heading: string;
  lead?: string;
}

/** A statement with its ledger. The class of the section says how they stand: `about` is for the home page. */
export function LedgerSection({ heading, lead, entries, className = 'about' }: LedgerSectionProps) {
  const t = useTranslate();
  return (
    <section className={`wrap section ${className}`}>
      <Headline level={2} text={t(heading)} />
      {lead !== undefined && <p className="lead">{t(lead)}</p>}
      <Ledger entries={entries} />
    </section>
  );
}
