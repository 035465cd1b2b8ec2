import { MoreLink } from '../../blocks/more-link.tsx';
import { Drawing } from '../../drawings/drawing.tsx';
import { Headline } from '../../blocks/headline.tsx';
import { plain } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import sectionSheet from '../../blocks/section.css?inline';
import captionSheet from '../../blocks/caption.css?inline';
import type { HomeContent } from './content.ts';
import lookSheet from './look.css?inline';

/**
 * The product's work as a strip of large views across the window. The first one is written and reviewed within twenty
 * seconds while it is in view (site/browser/in-view.ts); without scripts, with reduced motion and on paper it is shown
 * finished.
 */
export function Look({ title, note, link, views }: HomeContent['look']) {
  useSheet('blocks', sectionSheet);
  useSheet('blocks', captionSheet);
  useSheet('page', lookSheet);
  const t = useTranslate();
  if (!title || views.length === 0) return null;
  return (
    <section className="look" data-in-view="">
      <div className="wrap look-head">
        <Headline level={2} text={title} />
        <p className="caption">{note}</p>
        <label className="script-only pause small">
          <input type="checkbox" /> {t('Pause')}
        </label>
      </div>
      {/* Focusable, so that the arrow keys move it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls */}
      <section className="views" aria-label={plain(title)} tabIndex={0}>
        {views.map(({ title: name, drawing }, index) => (
          <article className={index === 0 ? 'view paper moving' : 'view ink'} key={drawing}>
            <h3>
              <span aria-hidden="true">{index + 1}</span> {name}
            </h3>
            <Drawing name={drawing} bare />
          </article>
        ))}
      </section>
      <div className="wrap">
        <MoreLink link={link.link}>{link.label}</MoreLink>
      </div>
    </section>
  );
}
