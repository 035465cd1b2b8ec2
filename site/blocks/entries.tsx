import type { ReactNode } from 'react';
import type { PageLink } from '../content/files/titled.ts';
import { plain, type Text } from '../language/text.ts';
import { useSheet } from '../styles/use-sheet.ts';
import columnsSheet from './columns.css?inline';
import entriesSheet from './entries.css?inline';
import factsSheet from './facts.css?inline';
import { MoreLinks } from './more-link.tsx';

export interface Entry {
  title: Text;
  /** The text beside the term. */
  description?: ReactNode;
  /** One more quiet line, such as a source. */
  note?: ReactNode;
  link?: PageLink | undefined;
  links?: readonly PageLink[];
}

interface EntriesProps {
  entries: readonly Entry[];
  /**
   * `rows`: title, text and links beside each other. `columns`: side by side, each under a rule. `facts`: short labels
   * and their values, in lines.
   */
  layout?: 'rows' | 'columns' | 'facts';
  /** How many columns: 3 by default. */
  columns?: 2 | 3 | 4;
  /** For `facts`: the labels need more room. */
  long?: boolean;
  /** For `facts`: each value is at the end of its line, and the note below it takes the whole line. */
  ends?: boolean;
  /** The titles are names from code, and the same in every language. */
  verbatim?: boolean;
}

/** Terms and what they mean, or facts and their values, with hairlines between. */
export function Entries({ entries, layout = 'rows', columns = 3, long, ends, verbatim }: EntriesProps) {
  useSheet('blocks', entriesSheet);
  useSheet('blocks', layout === 'columns' && columnsSheet);
  useSheet('blocks', layout === 'facts' && factsSheet);
  const linked = layout === 'rows' && entries.some((entry) => linksOf(entry).length > 0);
  const look = layout === 'columns' ? `columns-${columns}` : linked && 'linked';
  const classes = ['entries', layout, look, long && 'long', ends && 'ends', verbatim && 'verbatim'];
  return (
    <dl className={classes.filter(Boolean).join(' ')}>
      {entries.map((entry) => {
        const links = linksOf(entry);
        const ways = links.length > 0 && <MoreLinks links={links} />;
        return (
          <div key={[entry.title, ...links.map(({ label }) => label)].map(plain).join(' ')}>
            <dt translate={verbatim ? 'no' : undefined}>{entry.title}</dt>
            {(entry.description || (!linked && ways)) && (
              <dd>
                {entry.description}
                {!linked && ways}
              </dd>
            )}
            {entry.note && <dd className="entry-note">{entry.note}</dd>}
            {linked && <dd>{ways}</dd>}
          </div>
        );
      })}
    </dl>
  );
}

function linksOf({ link, links = [] }: Entry): readonly PageLink[] {
  return link ? [link, ...links] : links;
}
