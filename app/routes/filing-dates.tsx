import { filingDatesContent } from '../content/files/filing-dates.ts';
import FilingDates from '../islands/filing-dates.tsx';
import { Island } from '../islands/island.tsx';
import { filingDatesPhrases } from '../islands/island-phrases.ts';
import { useContent, useEnglishContent, usePage, useSiteData } from '../page-context.ts';
import type { PageModule } from '../page-module.ts';
import { Headline } from '../blocks/headline.tsx';
import { LedgerSection } from '../blocks/ledger.tsx';
import { ToolNextStep } from '../blocks/tool-next-step.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { understood } from '../tools/filing-dates/query.ts';

export const styles = ['sections/filing-dates/filing-dates.css'] satisfies PageModule['styles'];
export const query = understood satisfies PageModule['query'];

/** Due dates of filings, computed on the server and, after each choice, in the browser. */
export default function FilingDatesPage() {
  const { year } = useSiteData();
  const search = usePage().search.toString();
  const { seo, hero, notes, next_step } = useContent(filingDatesContent).content;
  const english = useEnglishContent(filingDatesContent).content;
  const { terms, reports, ownership, event, exceptions } = english;
  return (
    <>
      <PageHead {...seo} />
      <section className="wrap page-head opening">
        <Headline level={1} text={hero.title} />
        <div>
          <p className="lead">{hero.description}</p>
        </div>
      </section>
      <Island
        name="filing-dates"
        component={FilingDates}
        props={{ search: search && `?${search}`, year, terms, reports, ownership, event, exceptions }}
        phrases={filingDatesPhrases(english)}
        when="near"
      />
      <LedgerSection heading={notes.title} entries={notes.items} className="about due-notes" />
      <ToolNextStep {...next_step} />
    </>
  );
}
