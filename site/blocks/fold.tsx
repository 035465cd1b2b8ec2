import type { ReactNode } from 'react';
import type { Text } from '../language/text.ts';
import { useSheet } from '../styles/use-sheet.ts';
import foldSheet from './fold.css?inline';
import { Headline } from './headline.tsx';
import sectionSheet from './section.css?inline';

interface FoldProps {
  title: Text;
  /** A paragraph above the content. */
  text?: Text | undefined;
  /** The id of the content: a browser that navigates to it opens the part (HTML, "ancestor revealing"). */
  id: string;
  /** Whether it starts open. */
  open?: boolean;
  children?: ReactNode;
}

/** A part of a page that is closed until somebody opens it. */
export function Fold({ title, text, id, open, children }: FoldProps) {
  useSheet('blocks', sectionSheet);
  useSheet('blocks', foldSheet);
  return (
    <details className="section fold wrap" open={open} suppressHydrationWarning>
      <summary>
        <Headline level={2} text={title} />
      </summary>
      <div className="stack" id={id}>
        {text && <p className="muted">{text}</p>}
        {children}
      </div>
    </details>
  );
}
