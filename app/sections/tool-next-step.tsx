import type { NextStep } from '../content/files/titled.ts';
import { useTranslate } from '../language/use-translate.ts';
import { Headline } from './headline.tsx';
import { MoreLinks } from './more-link.tsx';

/** How the page of a tool ends. */
export function ToolNextStep({ title, description, links }: NextStep) {
  const t = useTranslate();
  return (
    <section className="wrap section">
      <div className="head">
        <Headline level={2} text={t(title)} />
        <div>
          {description && <p>{t(description)}</p>}
          <MoreLinks links={links} />
        </div>
      </div>
    </section>
  );
}
