import { useTranslate } from '../language/use-translate.ts';
import { MoreLink, type PageLink } from './more-link.tsx';

interface ColumnProps {
  /** English phrases. */
  title: string;
  items: readonly { title: string; description: string; source?: string }[];
  more?: PageLink;
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

function Column({ title, items, more }: ColumnProps) {
  const t = useTranslate();
  return (
    <div>
      <h3>{t(title)}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <b>{t(item.title)}</b>
            {t(item.description)}
            {item.source && <span className="meta">{t(item.source)}</span>}
          </li>
        ))}
      </ul>
      {more && <MoreLink to={more.to}>{t(more.label)}</MoreLink>}
    </div>
  );
}
