import { plain, type Text } from '../language/text.ts';
import type { PageLink } from '../content/files/titled.ts';
import { MoreLink } from './more-link.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import twoColumnsSheet from './two-columns.css?inline';
import bylineSheet from './byline.css?inline';

interface ColumnProps {
  title: Text;
  items: readonly { title: Text; description: Text; source?: Text }[];
  link?: PageLink;
}

/** Two lists side by side, with one rule down the middle. */
export function TwoColumns({ start, end }: { start: ColumnProps; end: ColumnProps }) {
  useSheet('blocks', twoColumnsSheet);
  return (
    <div className="two-columns">
      <Column {...start} />
      <Column {...end} />
    </div>
  );
}

function Column({ title, items, link }: ColumnProps) {
  useSheet('blocks', items.some(({ source }) => source) && bylineSheet);
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={plain(item.title)}>
            <b>{item.title}</b> {item.description}{' '}
            {item.source && <span className="byline">{item.source}</span>}
          </li>
        ))}
      </ul>
      {link && <MoreLink link={link.link}>{link.label}</MoreLink>}
    </div>
  );
}
