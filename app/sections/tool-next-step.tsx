import type { FilingDatesContent } from '../content/files/filing-dates.ts';
import { useTranslate } from '../language/use-translate.ts';
import { Headline } from './headline.tsx';
import { MoreLinks } from './more-link.tsx';

/** How the page of a tool ends. */
export function ToolNextStep({ title, description, links }: FilingDatesContent['next_step']) {
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
