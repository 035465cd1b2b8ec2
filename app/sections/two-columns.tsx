import { useTranslate } from '../language/use-translate.ts';
import type { PageLink } from '../content/files/titled.ts';
import { MoreLink } from './more-link.tsx';

interface ColumnProps {
  /** English phrases. */
  title: string;
  items: readonly { title: string; description: string; source?: string }[];
  link?: PageLink;
}

/** Two lists side by side. */
export function TwoColumns({ start, end }: { start: ColumnProps; end: ColumnProps }) {
  return (
    <div className="twin">
      <Column {...start} />
      <Column {...end} />
    </div>
  );
}

function Column({ title, items, link }: ColumnProps) {
  const t = useTranslate();
  return (
    <div>
      <h3>{t(title)}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <b>{t(item.title)}</b> {t(item.description)}{' '}
            {item.source && <span className="byline">{t(item.source)}</span>}
          </li>
        ))}
      </ul>
      {link && <MoreLink link={link.link}>{t(link.label)}</MoreLink>}
    </div>
  );
}
