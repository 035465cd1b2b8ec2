import type { ReactNode } from 'react';
import { useSheet } from '../styles/use-sheet.ts';
import strokesSheet from './strokes.css?inline';

interface StrokesProps {
  /** Width and height of the box that the strokes are drawn in. */
  box: readonly [width: number, height: number];
  /** Its height on the page, such as `2rem`. It is as wide as its container. */
  height: string;
  children: ReactNode;
}

/** Lines and bars stretched to their container. Their strokes keep their width. */
export function Strokes({ box, height, children }: StrokesProps) {
  useSheet('page', strokesSheet);
  return (
    <svg
      className="strokes"
      width="100%"
      height={height}
      viewBox={`0 0 ${box.join(' ')}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
