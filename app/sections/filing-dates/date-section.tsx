import { ExternalLink } from '../../language/link.tsx';
import { untranslated, type Text, type ValueIn } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { isoDay } from '../../tools/filing-dates/days.ts';
import type { Company, DueDate } from '../../tools/filing-dates/due-dates.ts';
import { firstDayOf, RULES } from '../../tools/filing-dates/rules.ts';
import { nameOf, wordsOf } from '../../tools/filing-dates/words.ts';
import { About } from '../../blocks/more-link.tsx';
import { Headline } from '../../blocks/headline.tsx';
import { FileLinks } from './file-links.tsx';
import { useDays, type Days } from './use-days.ts';

interface DateSectionProps {
  list: 'reports' | 'ownership';
  dates: readonly DueDate[];
  company: Company;
  /** English phrases. */
  title: string;
  description: string;
  /** In place of the dates when there are none. */
  none?: string;
  /** Reports that are left out because their rules were not in force yet. */
  notYet?: readonly DueDate[];
}

/** A list of due dates, with its files. */
export function DateSection({
  list,
  dates,
  company,
  title,
  description,
  none = '',
  notYet,
}: DateSectionProps) {
  const t = useTranslate();
  const days = useDays();
  const words = wordsOf<Text, ValueIn>(t);
  // On paper there is no form to say it.
  const filer = t(company.issuer === 'foreign' ? 'Foreign private issuer' : STATUSES[company.status]);
  return (
    <div className="due-list">
      <div className="due-head">
        <Headline level={2} text={t(title)} />
        <p className="due-year" role="status">
          {t('Year ended {date}', { date: days.dateIn(company.yearEnd) })}
          <br />
          {filer}
        </p>
        <p>{t(description)}</p>
        {notYet?.map((date) => (
          <p key={date.id}>
            <b translate="no">{untranslated(nameOf(date))}</b>
            <br />
            {t('This rule applies from {date}.', { date: days.dateIn(firstDayOf(RULES[date.rule])) })}
          </p>
        ))}
        {dates.length > 0 && <FileLinks list={list} dates={dates} company={company} title={title} />}
      </div>
      {dates.length === 0 ? (
        <p>{none && t(none)}</p>
      ) : (
        <ol className="due-dates">
          {dates.map((date, index) => (
            <Row key={date.id} date={date} index={index} dates={dates} days={days} words={words} />
          ))}
        </ol>
      )}
    </div>
  );
}

const STATUSES = {
  large: 'Large accelerated filer',
  accelerated: 'Accelerated filer',
  other: 'Non-accelerated filer',
} as const;

interface RowProps {
  date: DueDate;
  index: number;
  /** All of the list. */
  dates: readonly DueDate[];
  days: Days;
  words: ReturnType<typeof wordsOf<Text, ValueIn>>;
}

/** What the rows above have said is not repeated: the day of several reports, and what a report is. */
function Row({ date, index, dates, days, words }: RowProps) {
  const { due, counted, late, rule, period } = date;
  const { name, url } = RULES[rule];
  const what = words.what(date);
  const form = untranslated(nameOf(date));
  const isSameDay = due === dates[index - 1]?.due;
  const isKnown = dates.slice(0, index).some((one) => one.what === date.what);
  const movedTogether = dates.every((one) => one.due !== due || one.counted === counted);
  const moved = counted !== due && <span className="ask">{words.moved(days.dateIn(counted))}</span>;
  return (
    <li className={isSameDay ? 'same-day' : undefined}>
      <p className={isSameDay ? 'due-day vh' : 'due-day'}>
        <time dateTime={isoDay(due)}>{days.date(due)}</time>{' '}
        <span suppressHydrationWarning>{days.weekday(due)}</span> {movedTogether && moved}
      </p>
      <div>
        <h3 translate="no">{form}</h3>
        {what && !isKnown && <p>{what}</p>}
        <p>{words.period(date, days.dateIn(period.end))}</p>
        {late && <p>{words.late(late.notice, days.dateIn(late.by), days.dateIn(late.due))}</p>}
      </div>
      <div className="due-rule">
        <p>{words.count(date)}</p>
        {!movedTogether && moved && <p>{moved}</p>}
        <p>
          <ExternalLink href={url}>
            <bdi translate="no">{untranslated(name)}</bdi>
            <About name={form} translate="no" />
          </ExternalLink>
        </p>
      </div>
    </li>
  );
}
