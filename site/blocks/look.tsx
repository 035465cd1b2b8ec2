import type { LookContent } from '../content/files/blocks.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { plain } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { useSheet } from '../styles/use-sheet.ts';
import { Headline } from './headline.tsx';
import { MoreLink } from './more-link.tsx';
import stripSheet from './strip.css?inline';
import captionSheet from './caption.css?inline';
import lookSheet from './look.css?inline';

/**
 * The product's work as a strip of large views across the window. A view that moves is written and reviewed within
 * twenty seconds while it is in view (site/browser/in-view.ts, site/styles/moving.css); without scripts, with reduced
 * motion and in print it is shown finished.
 */
export function Look({ title, note, link, views }: LookContent) {
  const isShown = title && views.length > 0;
  const moves = views.some((view) => view.moves);
  useSheet('blocks', isShown && stripSheet);
  useSheet('blocks', isShown && note && captionSheet);
  useSheet('blocks', isShown && lookSheet);
  const t = useTranslate();
  if (!isShown) return null;
  return (
    <section className="strip look" data-in-view="">
      <div className="wrap look-head">
        <Headline level={2} text={title} />
        {note && <p className="caption">{note}</p>}
        {moves && (
          <label className="script-only pause small">
            <input type="checkbox" /> {t('Pause')}
          </label>
        )}
      </div>
      {/* Focusable, so that the arrow keys move it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls */}
      <section className="views" aria-label={plain(title)} tabIndex={0}>
        {views.map((view, index) => (
          <article className={view.moves ? 'view paper moving' : 'view ink'} key={view.drawing}>
            <h3>
              <span aria-hidden="true">{index + 1}</span> {view.title}
            </h3>
            <Drawing name={view.drawing} bare />
          </article>
        ))}
      </section>
      <div className="wrap">
        <MoreLink link={link.link}>{link.label}</MoreLink>
      </div>
    </section>
  );
}
