import type { ReactNode } from 'react';
import { About } from '../blocks/more-link.tsx';
import { ExternalLink } from '../language/link.tsx';
import { untranslated, type Text, type ValueIn } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { isoDay } from '../tools/filing-dates/days.ts';
import type { Company, DueDate } from '../tools/filing-dates/due-dates.ts';
import { firstDayOf, RULES } from '../tools/filing-dates/rules.ts';
import { nameOf, wordsOf } from '../tools/filing-dates/words.ts';
import { CHOICES } from './company-choices.ts';
import { FileLinks } from './file-links.tsx';
import { dateIn, useDays } from './use-days.ts';

interface AboutDatesProps {
  list: 'reports' | 'ownership';
  dates: readonly DueDate[];
  company: Company;
  /** English phrases. */
  title: string;
  description: string;
  /** Reports that are left out because their rules were not in force yet. */
  notYet?: readonly DueDate[];
}

/** Which company and year a list of due dates is about, and the list as files. */
export function AboutDates({ list, dates, company, title, description, notYet }: AboutDatesProps) {
  const t = useTranslate();
  const { issuer, status } = CHOICES;
  // On paper there is no form to say it.
  const filer = company.issuer === 'foreign' ? issuer.options.foreign : status.options[company.status];
  return (
    <div className="about-dates">
      <div className="muted">
        <p role="status">
          <b>
            {t('Year ended {date}', { date: dateIn(company.yearEnd) })}
            <br />
            {t(filer)}
          </b>
        </p>
        <p>{t(description)}</p>
        {notYet?.map((date) => (
          <p key={date.id}>
            <b translate="no">{untranslated(nameOf(date))}</b>
            <br />
            {t('This rule applies from {date}.', { date: dateIn(firstDayOf(RULES[date.rule])) })}
          </p>
        ))}
      </div>
      {dates.length > 0 && <FileLinks list={list} dates={dates} company={company} title={title} />}
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
  const { late, period, rule } = date;
  const name = untranslated(nameOf(date));
  return (
    <div className="due-filing">
      <div>
        <h3 translate="no">{name}</h3>
        {isFirst && date.what !== 'report' && <p>{words.what(date)}</p>}
        <p>{words.period(date, dateIn(period.end))}</p>
        {late && <p>{words.late(late.notice, dateIn(late.by), dateIn(late.due))}</p>}
      </div>
      <div>
        <p>{words.count(date)}</p>
        {moved}
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
function Moved({ date: { due, counted } }: { date: DueDate }) {
  const words = wordsOf<Text, ValueIn>(useTranslate());
  return counted !== due && <p className="ask">{words.moved(dateIn(counted))}</p>;
}
