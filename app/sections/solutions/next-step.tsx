import type { SolutionsContent } from '../../content/files/solutions.ts';
import { CallToAction } from '../../blocks/call-to-action.tsx';
import { MoreLinks } from '../../blocks/more-link.tsx';
import { Headline } from '../../blocks/headline.tsx';

/** How a solution page ends. Without a heading there are only the two buttons. */
export function NextStep({ title, description, links }: SolutionsContent['next_step']) {
  return (
    <section className="wrap section">
      <div className="head">
        {title && <Headline level={2} text={title} />}
        <div className="next-step">
          {description && <p>{description}</p>}
          <CallToAction />
        </div>
        {links.length > 0 && <MoreLinks links={links} />}
      </div>
    </section>
  );
}
