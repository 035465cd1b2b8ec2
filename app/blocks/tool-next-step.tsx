import type { NextStep } from '../content/files/titled.ts';
import { Headline } from './headline.tsx';
import { MoreLinks } from './more-link.tsx';

/** How the page of a tool ends. */
export function ToolNextStep({ title, description, links }: NextStep) {
  return (
    <section className="wrap section">
      <div className="head">
        <Headline level={2} text={title} />
        <div>
          {description && <p>{description}</p>}
          <MoreLinks links={links} />
        </div>
      </div>
    </section>
  );
}
