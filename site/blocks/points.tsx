import { plain, type Text } from '../language/text.ts';

interface PointsProps {
  points: readonly Text[];
  /** Each has a large number. */
  numbered?: boolean;
}

/** Sentences that stand alone, one under another. */
export function Points({ points, numbered = false }: PointsProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="points ruled">
      {points.map((point) => (
        <li key={plain(point)}>{point}</li>
      ))}
    </List>
  );
}
