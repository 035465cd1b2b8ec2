/* oxlint-disable react/no-array-index-key -- the parts of a drawing keep their order */
import { Fragment } from 'react';
import type { ArticleDrawingContent } from '../content/files/article-drawings.ts';
import { untranslated } from '../language/text.ts';
import { Described } from './drawing.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import drawingSheet from './drawing.css?inline';
import plotSheet from './plot.css?inline';

/** The drawing of an article, in English on every page. */
export function ArticleDrawing({ shows, parts }: ArticleDrawingContent) {
  useSheet('page', drawingSheet);
  useSheet('page', plotSheet);
  return (
    <Described as={untranslated(shows)} className="drawing">
      {parts.map(({ top, width, height, marks }, index) => (
        <svg className="plot" key={index} viewBox={`0 ${top} ${width} ${height}`} aria-hidden="true">
          {marks.map((mark, place) => (
            <Fragment key={place}>
              <Mark {...mark} />{' '}
            </Fragment>
          ))}
        </svg>
      ))}
    </Described>
  );
}

type MarkProps = ArticleDrawingContent['parts'][number]['marks'][number];

function Mark({ line, stroke, dashes, round, english, x, y, look }: MarkProps) {
  if (english) {
    return (
      <text className={look || undefined} x={x} y={y}>
        {english}
      </text>
    );
  }
  return (
    <path
      className={look || undefined}
      strokeWidth={stroke}
      strokeDasharray={dashes}
      strokeLinecap={round ? 'round' : undefined}
      d={line}
    />
  );
}
