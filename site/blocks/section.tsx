import type { ReactNode } from 'react';
import { plain, type Text } from '../language/text.ts';
import { Headline } from './headline.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import sectionHeadSheet from './section-head.css?inline';
import sectionSheet from './section.css?inline';
import bandSheet from './band.css?inline';
import splitSheet from './split.css?inline';

interface SectionProps {
  /** Without a title the section has no heading. An editor who empties the title removes the section. */
  title?: Text | undefined;
  /** A paragraph beside the title. Empty: no paragraph. */
  text?: Text | undefined;
  /** Under the paragraph, such as links or a note. */
  more?: ReactNode;
  /**
   * `beside`: title and paragraph share a line, and the rest is below. `split`: each has its own column.
   */
  layout?: 'beside' | 'split';
  /** The column of title and words has four of the twelve columns instead of five. */
  narrow?: boolean;
  /** An inverted band across the page. */
  band?: boolean;
  id?: string;
  children?: ReactNode;
}

/** A part of a page under a rule: a title and the content. */
export function Section({ title, text, more, layout = 'beside', narrow, band, id, children }: SectionProps) {
  useSheet('blocks', sectionHeadSheet);
  useSheet('blocks', sectionSheet);
  useSheet('blocks', layout === 'split' && splitSheet);
  useSheet('blocks', band === true && bandSheet);
  if (title !== undefined && !plain(title)) return null;
  const words = (text || more) && (
    <div className="stack">
      {text && <p>{text}</p>}
      {more}
    </div>
  );
  const head = title && (
    <div className={`section-head ${layout === 'split' ? 'stack sticky' : 'cols cols-8'}`}>
      <Headline level={2} text={title} />
      {words}
    </div>
  );
  const inner = ['wrap', layout === 'split' && `split cols ${narrow ? 'cols-4' : 'cols-5'}`]
    .filter(Boolean)
    .join(' ');
  if (!band) {
    return (
      <section className={`section ${inner}`} id={id}>
        {head}
        {children}
      </section>
    );
  }
  return (
    <section className="section band insert" id={id}>
      <div className={inner}>
        {head}
        {children}
      </div>
    </section>
  );
}
