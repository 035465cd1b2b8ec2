import type { ReactNode } from 'react';
import { About } from '../blocks/more-link.tsx';
import { ExternalLink } from '../language/link.tsx';
import { untranslated, type Text, type ValueIn } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { isoDay } from '../tools/filing-dates/days.ts';
import type { DueDate } from '../tools/filing-dates/due-dates.ts';
import { firstDayOf, RULES } from '../tools/filing-dates/rules.ts';
import { nameOf, untilOf, wordsOf } from '../tools/filing-dates/words.ts';
import { CHOICES } from './company-choices.ts';
import { FileLinks, type FileLinksProps } from './file-links.tsx';
import { dateIn, timeIn, useDays } from './use-days.ts';

interface AboutDatesProps extends FileLinksProps {
  dates: readonly DueDate[];
  /** English phrase. */
  description: string;
  /** Reports that are left out because their rules were not in force yet. */
  notYet?: readonly DueDate[];
}

/** Which company and year a list of due dates is about, and the list as files. */
export function AboutDates({ dates, description, notYet, ...links }: AboutDatesProps) {
  const t = useTranslate();
  const { name, years, company } = links.asked;
  const { issuer, status } = CHOICES;
  // On paper there is no form to say it.
  const filer = company.issuer === 'foreign' ? issuer.options.foreign : status.options[company.status];
  return (
    <div className="about-dates">
      <div className="muted">
        <p role="status">
          <b>
            {name && (
              <>
                <bdi translate="no">{untranslated(name)}</bdi>
                <br />
              </>
            )}
            {t('Year ended {date}', { date: dateIn(company.yearEnd) })}
            <br />
            {t(filer)}
          </b>
        </p>
        <p>{t(description)}</p>
        {years > 1 && company.quarters !== 'months' && (
          <p>
            {t(
              'Each further year is counted with 52 weeks. Enter the actual last day of a year after one of 53 weeks.',
            )}
          </p>
        )}
        {notYet?.map((date) => (
          <p key={date.id}>
            <b translate="no">{untranslated(nameOf(date))}</b>
            <br />
            {t('This rule applies from {date}.', { date: dateIn(firstDayOf(RULES[date.rule])) })}
          </p>
        ))}
      </div>
      {dates.length > 0 && <FileLinks {...links} />}
    </div>
  );
}

/** Due days, each with the filings that are due on it and their rules. */
export function DueDates({ dates }: { dates: readonly DueDate[] }) {
  const days = useDays();
  const dueDays = [...new Set(dates.map(({ due }) => due))];
  return (
    <ol className="due-dates">
      {dueDays.map((day) => {
        const filings = dates.filter(({ due }) => due === day);
        const [first] = filings;
        const movedTogether = filings.every(({ counted }) => counted === first?.counted);
        return (
          <li key={day}>
            <div className="due-day">
              <time dateTime={isoDay(day)}>{days.date(day)}</time>{' '}
              <span suppressHydrationWarning>{days.weekday(day)}</span>
              {movedTogether && first && <Moved date={first} />}
            </div>
            <div>
              {filings.map((date) => (
                <Filing
                  key={date.id}
                  date={date}
                  isFirst={date === dates.find(({ what }) => what === date.what)}
                  moved={!movedTogether && <Moved date={date} />}
                />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface FilingProps {
  date: DueDate;
  /** The first of its kind in the list says what it is. */
  isFirst: boolean;
  moved: ReactNode;
}

function Filing({ date, isFirst, moved }: FilingProps) {
  const words = wordsOf<Text, ValueIn>(useTranslate());
  const { late, period, rule, fresh, freshAtLeast = 0, without } = date;
  const until = untilOf(date);
  const name = untranslated(nameOf(date));
  return (
    <div className="due-filing">
      <div>
        <h3 translate="no">{name}</h3>
        {isFirst && date.what !== 'report' && <p>{words.what(date)}</p>}
        <p>{words.period(date, dateIn(period.end))}</p>
        {late && <p>{words.late(late.notice, dateIn(late.by), dateIn(late.due))}</p>}
        {fresh !== undefined && <p>{words.fresh(date, dateIn(fresh), dateIn(freshAtLeast))}</p>}
      </div>
      <div>
        <p>{words.count(date)}</p>
        {moved}
        {without !== undefined && <p className="ask">{words.without(dateIn(without))}</p>}
        {until !== undefined && <p suppressHydrationWarning>{words.until(timeIn(until))}</p>}
        <p>
          <ExternalLink href={RULES[rule].url}>
            <bdi translate="no">{untranslated(RULES[rule].name)}</bdi>
            <About name={name} translate="no" />
          </ExternalLink>
        </p>
      </div>
    </div>
  );
}

/** From a day on which filings are not accepted. */
function Moved({ date }: { date: DueDate }) {
  const words = wordsOf<Text, ValueIn>(useTranslate());
  return date.counted !== date.due && <p className="ask">{words.moved(date, dateIn(date.counted))}</p>;
}
