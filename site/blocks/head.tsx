import type { ReactNode } from 'react';
import type { Text } from '../language/text.ts';
import { PAGE_START, PageHead, type PageHeadProps } from '../shell/head/page-head.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import { CallToAction } from './call-to-action.tsx';
import headAboveSheet from './head-above.css?inline';
import headDrawingSheet from './head-drawing.css?inline';
import headUnderSheet from './head-under.css?inline';
import { Headline } from './headline.tsx';
import pageHeadSheet from './page-head.css?inline';

interface HeadProps {
  seo: PageHeadProps;
  title: Text;
  /** Shown before the title, such as a product's mark. */
  mark?: ReactNode;
  description?: ReactNode;
  /** Buttons or another choice; the two buttons of every page by default, null for none. */
  actions?: ReactNode;
  /** `beside` the description, `under` the title, or both in a narrow column beside a `drawing`. */
  layout?: 'beside' | 'under' | 'drawing';
  /** The part beside the title is longer and gets five of the twelve columns. Beside a drawing, the words get eight. */
  broad?: boolean;
  /** Above the title, such as the link to the parent page. */
  above?: ReactNode;
  /** The drawing. */
  children?: ReactNode;
}

/** The start of a page: the metadata of the document, a headline, one paragraph and the first buttons. */
export function Head({
  seo,
  title,
  mark,
  description,
  actions: chosen,
  layout = 'beside',
  broad = false,
  above,
  children,
}: HeadProps) {
  useSheet('blocks', pageHeadSheet);
  useSheet('blocks', above !== undefined && headAboveSheet);
  useSheet('blocks', layout === 'drawing' && headDrawingSheet);
  useSheet('blocks', layout === 'under' && headUnderSheet);
  const actions = chosen === undefined ? <CallToAction /> : chosen;
  // Where the second part begins.
  const [narrow, wide] = layout === 'drawing' ? ['cols-5', 'cols-8'] : ['cols-8', 'cols-7'];
  const classes = ['wrap page-head cols', broad ? wide : narrow, `head-${layout}`, above && 'head-above'];
  const headline = <Headline level={1} text={title} />;
  const heading = mark ? (
    <div className="marked">
      {mark}
      {headline}
    </div>
  ) : (
    headline
  );
  const said = (
    <>
      {description !== undefined && <p className="lead">{description}</p>}
      {actions}
    </>
  );
  return (
    <>
      <PageHead {...seo} />
      <section className={classes.filter(Boolean).join(' ')} id={PAGE_START}>
        {above && <div className="above">{above}</div>}
        {layout === 'drawing' ? (
          <div className="stack">
            {heading}
            {said}
          </div>
        ) : (
          <>
            {heading}
            {layout === 'beside' ? <div className="stack">{said}</div> : said}
          </>
        )}
        {children}
      </section>
    </>
  );
}
