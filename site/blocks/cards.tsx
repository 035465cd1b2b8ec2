import type { ReactNode } from 'react';
import { plain, type Text } from '../language/text.ts';
import { useSheet } from '../styles/use-sheet.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import cardSheet from './card.css?inline';
import columnsSheet from './columns.css?inline';

interface CardsProps {
  /** How many cards stand side by side if there is room; narrower screens have two or one. */
  columns?: 1 | 2 | 3 | 4;
  children: ReactNode;
}

/** Cards as in an index box, with their tabs side by side. */
export function Cards({ columns = 3, children }: CardsProps) {
  useSheet('blocks', columnsSheet);
  return <div className={columns === 1 ? 'cards' : `cards columns columns-${columns}`}>{children}</div>;
}

interface CardProps {
  icon?: IconName;
  /** Words on the tab, beside the icon. Without a title they are the heading. */
  tab?: ReactNode;
  title?: ReactNode;
  heading?: 'h2' | 'h3';
  className?: string | undefined;
  children?: ReactNode;
}

/** A card with a tab at its head. */
export function Card({ icon, tab, title, heading: Heading = 'h3', className, children }: CardProps) {
  useSheet('blocks', cardSheet);
  const Tab = title ? 'p' : Heading;
  return (
    <article className={className ? `card ${className}` : 'card'}>
      {(icon || tab) && (
        <Tab className="tab label">
          {icon && <Icon name={icon} />}
          {tab}
        </Tab>
      )}
      <div className="card-body">
        {title && <Heading className="third">{title}</Heading>}
        {children}
      </div>
    </article>
  );
}

/** Shows entries with a title and a sentence as cards. */
export function TitledCards({
  cards,
  icons,
}: {
  cards: readonly { title: Text; description: Text }[];
  /** One for each card, in the same order. */
  icons: readonly IconName[];
}) {
  return (
    <Cards>
      {cards.map(({ title, description }, index) => (
        <Card key={plain(title)} icon={icons[index % icons.length]} title={title}>
          <p className="muted">{description}</p>
        </Card>
      ))}
    </Cards>
  );
}
