import { About } from '../blocks/more-link.tsx';
import { ExternalLink } from '../language/link.tsx';
import { untranslated, type Text, type ValueIn } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';
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
      <div>
        <p className="due-year" role="status">
          {t('Year ended {date}', { date: dateIn(company.yearEnd) })}
          <br />
          {t(filer)}
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
  const t = useTranslate();
  const days = useDays();
  const words = wordsOf<Text, ValueIn>(t);
  const dueDays = [...new Set(dates.map(({ due }) => due))];
  const movedOf = ({ due, counted }: DueDate) =>
    counted !== due && <p className="ask">{words.moved(dateIn(counted))}</p>;
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
              {movedTogether && first && movedOf(first)}
            </div>
            <div>
              {filings.map((date) => (
                <div key={date.id} className="due-filing">
                  <Filing date={date} words={words} isFirst={date === dates.find(isLike(date))} />
                  <div>
                    <p>{words.count(date)}</p>
                    {!movedTogether && movedOf(date)}
                    <Rule date={date} />
                  </div>
                </div>
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
  words: ReturnType<typeof wordsOf<Text, ValueIn>>;
  /** The first of its kind in the list says what it is. */
  isFirst: boolean;
}

function Filing({ date, words, isFirst }: FilingProps) {
  const { late, period } = date;
  const what = isFirst && words.what(date);
  return (
    <div>
      <h3 translate="no">{untranslated(nameOf(date))}</h3>
      {what && <p>{what}</p>}
      <p>{words.period(date, dateIn(period.end))}</p>
      {late && <p>{words.late(late.notice, dateIn(late.by), dateIn(late.due))}</p>}
    </div>
  );
}

function Rule({ date }: { date: DueDate }) {
  const { name, url } = RULES[date.rule];
  return (
    <p>
      <ExternalLink href={url}>
        <bdi translate="no">{untranslated(name)}</bdi>
        <About name={untranslated(nameOf(date))} translate="no" />
      </ExternalLink>
    </p>
  );
}

function isLike({ what }: DueDate) {
  return (date: DueDate) => date.what === what;
}
