import { plain } from '../language/text.ts';
import type { SolutionPage, SolutionsContent } from '../content/files/solutions.ts';
import { Link } from '../language/link.tsx';
import { Icon } from '../ui/icon.tsx';

type StagesProps = Pick<SolutionsContent, 'hero' | 'listing' | 'pages'>;

/**
 * The pages with a card as stairs, each built of what is filed there: dashed before the listing, solid after it. On
 * narrow screens along one line.
 */
export function Stages({ hero, listing, pages }: StagesProps) {
  const stage = (name: 'before' | 'after') =>
    pages
      .filter(({ card }) => card.when && card.stage === name)
      .map((page) => <Stage key={page.slug} {...page} />);
  return (
    <nav className="wrap stages" aria-label={plain(hero.title)}>
      <ul className="before">{stage('before')}</ul>
      <p className="listing-mark">{listing}</p>
      <ul className="insert">{stage('after')}</ul>
    </nav>
  );
}

function Stage({ slug, card, hero }: SolutionPage) {
  return (
    <li>
      <p className="when">{card.when}</p>
      <h2>
        <Link to={`/solutions/${slug}`}>
          {card.title || hero.title}
          <Icon name="onward" />
        </Link>
      </h2>
      <p>{card.description}</p>
      {card.filings.length > 0 && (
        <ul className="stage-filings">
          {card.filings.map((filing) => (
            <li key={plain(filing)}>{filing}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
