import type { SolutionsContent } from '../content/files/solutions.ts';
import { DestinationLink } from '../blocks/destination-link.tsx';
import { plain } from '../language/text.ts';
import { Icon } from '../ui/icon.tsx';

type StagesProps = Pick<SolutionsContent, 'hero' | 'listing' | 'stages'>;

/**
 * The stages of a company as stairs, each built of what is filed there: dashed before the listing, solid after it. On
 * narrow screens along one line.
 */
export function Stages({ hero, listing, stages }: StagesProps) {
  const part = (name: 'before' | 'after') =>
    stages.filter(({ stage }) => stage === name).map((stage) => <Stage key={stage.link} {...stage} />);
  return (
    <nav className="wrap stages" aria-label={plain(hero.title)}>
      <ul className="before">{part('before')}</ul>
      <p className="listing-mark">{listing}</p>
      <ul className="insert">{part('after')}</ul>
    </nav>
  );
}

function Stage({ link = '', when, title, description, filings }: SolutionsContent['stages'][number]) {
  return (
    <li>
      <p className="when">{when}</p>
      <h2>
        <DestinationLink link={link} otherwise={title}>
          {title}
          <Icon name="onward" />
        </DestinationLink>
      </h2>
      <p>{description}</p>
      {filings.length > 0 && (
        <ul className="stage-filings">
          {filings.map((filing) => (
            <li key={plain(filing)}>{filing}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
