import { plain, type Text } from '../language/text.ts';
import { useSheet } from '../styles/use-sheet.ts';
import textStandIns from '../styles/stand-ins/text.css?inline';
import pointsSheet from './points.css?inline';

interface PointsProps {
  points: readonly Text[];
  /** Each has a large number. */
  numbered?: boolean;
}

/** Sentences that stand alone, one under another. */
export function Points({ points, numbered = false }: PointsProps) {
  useSheet('blocks', pointsSheet);
  useSheet('page', textStandIns);
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="points ruled">
      {points.map((point) => (
        <li key={plain(point)}>{point}</li>
      ))}
    </List>
  );
}
