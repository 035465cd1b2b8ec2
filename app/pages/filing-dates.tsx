import { filingDatesContent } from '../content/files/filing-dates.ts';
import FilingDates from '../islands/filing-dates.tsx';
import { Island } from '../islands/island.tsx';
import { filingDatesPhrases } from '../islands/island-phrases.ts';
import { useContent, useEnglishContent, usePage, useSiteData } from '../page-context.ts';
import type { PageModule } from '../page-services.ts';
import { Close } from '../blocks/close.tsx';
import { Entries } from '../blocks/entries.tsx';
import { Head } from '../blocks/head.tsx';
import { Closings } from '../filing-dates/closings.tsx';
import { Section } from '../blocks/section.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { understood } from '../tools/filing-dates/query.ts';

export const query = understood satisfies PageModule['query'];

/** Due dates of filings, computed on the server and, after each choice, in the browser. */
export default function FilingDatesPage() {
  const { year, origin } = useSiteData();
  const search = usePage().search.toString();
  const { seo, hero, notes, closings, next_step } = useContent(filingDatesContent).content;
  const english = useEnglishContent(filingDatesContent).content;
  const { terms, reports, ownership, event, meeting, exceptions } = english;
  return (
    <>
      <PageHead {...seo} />
      <Head title={hero.title} lead={hero.description} actions={null} />
      <Island
        name="filing-dates"
        component={FilingDates}
        props={{
          search: search && `?${search}`,
          year,
          origin,
          terms,
          reports,
          ownership,
          event,
          meeting,
          exceptions,
        }}
        phrases={filingDatesPhrases(english)}
        when="near"
      />
      <Section title={notes.title}>
        <Entries entries={notes.items} />
      </Section>
      <Section title={closings.title} text={closings.description}>
        <Closings />
      </Section>
      <Close {...next_step} actions={null} />
    </>
  );
}
