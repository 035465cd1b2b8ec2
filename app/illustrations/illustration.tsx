import { plain } from '../language/text.ts';
import type { ReactNode } from 'react';
import { useTranslate } from '../language/use-translate.ts';

interface IllustrationProps {
  /**
   * What the drawing shows, for screen readers, which then read nothing inside it. Left out when the content can be read
   * by itself, such as a table, or has controls.
   */
  shows?: string;
  caption: string;
  className?: string;
  /** The classes of the drawing inside the figure. */
  drawing?: string;
  children: ReactNode;
}

/** A drawing with its caption. All texts are English phrases. */
export function Illustration({ shows, caption, className, drawing, children }: IllustrationProps) {
  const t = useTranslate();
  return (
    <figure className={className}>
      {shows || drawing ? (
        <div className={drawing} role={shows && 'img'} aria-label={shows && plain(t(shows))}>
          {children}
        </div>
      ) : (
        children
      )}
      <figcaption>{t(caption)}</figcaption>
    </figure>
  );
}

/** The line above a chart, a list or a table. English phrases. */
export function DataHead({ name, about }: { name: string; about: string }) {
  const t = useTranslate();
  return (
    <p className="data-head">
      <b>{t(name)}</b> <span>{t(about)}</span>
    </p>
  );
}
