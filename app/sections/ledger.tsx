import { useTranslate } from '../language/use-translate.ts';

interface LedgerEntry {
  title: string;
  description: string;
}

/** Entries of a word or two and what they mean, a hairline between: the site's commonest list. */
export function Ledger({ entries }: { entries: readonly LedgerEntry[] }) {
  const t = useTranslate();
  return (
    <dl className="ledger">
      {entries.map(({ title, description }) => (
        <div key={title}>
          <dt>{t(title)}</dt>
          <dd>{t(description)}</dd>
        </div>
      ))}
    </dl>
  );
}
