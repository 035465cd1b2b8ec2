import { About } from '../../blocks/more-link.tsx';
import { ExternalLink } from '../../language/paths/link.tsx';
import { plain, untranslated, type Text, type ValueIn } from '../../language/text.ts';
import { englishText } from '../../language/text-element.tsx';
import { useTranslate } from '../../language/use-language.ts';
import { isoDay } from 'filing-dates/days.ts';
import type { DueDate } from 'filing-dates/due-dates.ts';
import { clockTime } from 'filing-dates/parameters.ts';
import { RULES } from 'filing-dates/rules.ts';
import { FURTHER_YEARS, nameOf, wordsOf } from 'filing-dates/words.ts';
import { STATUS_NAMES } from './fields.ts';
import { FileLinks, type FileLinksProps } from './file-links.tsx';
import { dateIn, timeIn, useDays } from './use-days.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import dueDatesSheet from './due-dates.css?inline';

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
  // On paper there is no form to say it.
  const filer = company.issuer === 'foreign' ? 'Foreign private issuer' : STATUS_NAMES[company.status];
  return (
    <div className="spread about-dates">
      <div className="stack muted">
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
        {years > 1 && company.quarters !== 'months' && <p>{t(FURTHER_YEARS)}</p>}
        {notYet?.map((date) => (
          <p key={date.id}>
            <b translate="no">{untranslated(nameOf(date))}</b>
            <br />
            {t('This rule applies from {date}.', { date: dateIn(RULES[date.rule].inForce) })}
          </p>
        ))}
      </div>
      {dates.length > 0 && <FileLinks {...links} />}
    </div>
  );
}

/** Due days, each with the filings that are due on it and their rules. */
export function DueDates({ dates }: { dates: readonly DueDate[] }) {
  useSheet('page', dueDatesSheet);
  const days = useDays();
  const words = wordsOf<Text, ValueIn>(useTranslate(), { date: dateIn, time: timeIn });
  return (
    <ol className="due-dates ruled">
      {Array.from(new Set(dates.map(({ due }) => due)), (day) => {
        const filings = dates.filter(({ due }) => due === day);
        const minutes = filings[0]?.minutes;
        return (
          <li className="cols cols-4" key={day}>
            <div>
              <time dateTime={isoDay(day) + (minutes === undefined ? '' : `T${clockTime(minutes)}`)}>
                {days.date(day)}
              </time>{' '}
              <span suppressHydrationWarning>{days.weekday(day)}</span>
            </div>
            <div className="ruled">
              {filings.map((date) => (
                <Filing
                  key={date.id}
                  date={date}
                  words={words}
                  isFirst={date === dates.find(({ what }) => what === date.what)}
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
  words: ReturnType<typeof wordsOf<Text, ValueIn>>;
  /** The first of its kind in the list says what it is. */
  isFirst: boolean;
}

function Filing({ date, words, isFirst }: FilingProps) {
  const isItem = date.period.kind === 'event';
  const name = words.name(date) ?? (isItem ? englishText(date.form) : untranslated(nameOf(date)));
  const { url, name: rule } = RULES[date.rule];
  const about = [
    isFirst ? words.what(date) : undefined,
    words.period(date),
    words.late(date),
    words.fresh(date),
  ];
  return (
    <div className="due-filing">
      <div>
        <h3 className="label" translate={date.phrase ? undefined : 'no'}>
          {name}
        </h3>
        {about.map((text) => text && <p key={plain(text)}>{text}</p>)}
      </div>
      <div>
        {words.lines(date).map(({ text, isAsk }) => (
          <p key={plain(text)} className={isAsk ? 'ask' : undefined} suppressHydrationWarning>
            {text}
          </p>
        ))}
        <p>
          <ExternalLink href={url}>
            <bdi translate="no">{untranslated(rule)}</bdi>
            <About name={name} translate="no" />
          </ExternalLink>
        </p>
      </div>
    </div>
  );
}
