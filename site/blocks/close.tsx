import type { ReactNode } from 'react';
import type { PageLink } from '../content/files/titled.ts';
import type { Text } from '../language/text.ts';
import { CallToAction } from './call-to-action.tsx';
import { Headline } from './headline.tsx';
import { MoreLinks } from './more-link.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import sectionSheet from './section.css?inline';
import closeSheet from './close.css?inline';

interface CloseProps {
  /** Without a headline there are only the buttons. */
  title: Text;
  description?: Text | undefined;
  /** Other pages that readers of this one may want. */
  links?: readonly PageLink[];
  /** The two buttons of every page by default, null for none. */
  actions?: ReactNode;
}

/** The end of a page: what a reader can do next. */
export function Close({ title, description, links, actions }: CloseProps) {
  useSheet('blocks', sectionSheet);
  useSheet('blocks', closeSheet);
  return (
    <section className="wrap section close cols cols-8">
      {title && <Headline level={2} text={title} />}
      <div className="close-words stack">
        {description && <p className="muted">{description}</p>}
        {actions === undefined ? <CallToAction /> : actions}
      </div>
      {links && links.length > 0 && <MoreLinks links={links} />}
    </section>
  );
}
