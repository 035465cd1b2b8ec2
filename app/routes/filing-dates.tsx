import { useSearchParams } from 'react-router';
import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { useTranslate } from '../language/use-translate.ts';
import { CompanyForm } from '../sections/filing-dates/company-form.tsx';
import { DateSection } from '../sections/filing-dates/date-section.tsx';
import { EventClock } from '../sections/filing-dates/event-clock.tsx';
import { Exceptions } from '../sections/filing-dates/exceptions.tsx';
import { ToolData } from '../sections/tool-data.tsx';
import { ToolNextStep } from '../sections/tool-next-step.tsx';
import { useFieldsKey } from '../sections/filing-dates/use-asked.ts';
import { YearStrip } from '../sections/filing-dates/year-strip.tsx';
import { Headline } from '../sections/headline.tsx';
import { LedgerSection } from '../sections/ledger.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { useSiteData } from '../shell/site-data.ts';
import { notInForce, ownershipDates, periodicDates } from '../tools/filing-dates/due-dates.ts';
import { PARAMETERS, readAsked } from '../tools/filing-dates/query.ts';
import '../sections/filing-dates/filing-dates.css';

export const files = ['filing-dates.json'] satisfies PageModule['files'];
export const query = PARAMETERS;

/** The address says what is asked, so that it can be shared and the server can answer without scripts. */
export default function FilingDates() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { year } = useSiteData();
  const { seo, hero, terms, reports, ownership, event, exceptions, notes, next_step } =
    useContent('filing-dates.json').content;
  const asked = readAsked(search, year);
  const fieldsKey = useFieldsKey();
  const { company } = asked;
  const reportDates = periodicDates(company);
  return (
    <>
      <PageHead {...seo} />
      <ToolData {...seo} path="/tools/filing-dates" />
      <section className="wrap page-head opening">
        <Headline level={1} text={t(hero.title)} />
        <div>
          <p className="lead">{t(hero.description)}</p>
        </div>
      </section>
      <section className="wrap due-part" id="dates">
        <YearStrip dates={reportDates} yearEnd={company.yearEnd} />
        <div className="due-form">
          <CompanyForm key={fieldsKey} asked={asked} />
          <p className="due-terms">
            <b>{t(terms.title)}</b> {t(terms.description)}
          </p>
        </div>
        <DateSection list="reports" dates={reportDates} company={company} {...reports} />
      </section>
      <section className="wrap section due-part" id="clock">
        <EventClock key={fieldsKey} asked={asked} {...event} />
      </section>
      <Exceptions {...exceptions} />
      <section className="wrap section due-part" id="ownership">
        <DateSection
          list="ownership"
          dates={ownershipDates(company)}
          notYet={notInForce(company)}
          company={company}
          {...ownership}
        />
      </section>
      <LedgerSection heading={notes.title} entries={notes.items} className="about due-notes" />
      <ToolNextStep {...next_step} />
    </>
  );
}
