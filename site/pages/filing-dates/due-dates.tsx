import { Fragment } from 'react';
import { About } from '../../blocks/more-link.tsx';
import { ExternalLink } from '../../language/paths/link.tsx';
import { plain, untranslated, type Text, type ValueIn } from '../../language/text.ts';
import { englishText } from '../../language/text-element.tsx';
import { useTranslate } from '../../language/use-language.ts';
import { clockTime, isoDay, nameOf, NOTES, RULES, rulesOf, wordsOf, type DueDate } from 'filing-dates';
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

/** The companies and years of a list of due dates, and the list as files. */
export function AboutDates({ dates, description, notYet, ...links }: AboutDatesProps) {
  const t = useTranslate();
  const { name, years, company, others } = links.asked;
  const companies = [{ ...company, name }, ...others];
  return (
    <div className="spread about-dates">
      <div className="stack muted">
        <div className="stack" role="status">
          {companies.map((one) => (
            <p key={one.name}>
              <b>
                {one.name && (
                  <>
                    <bdi translate="no">{untranslated(one.name)}</bdi>
                    <br />
                  </>
                )}
                {t('Year ended {date}', { date: dateIn(one.yearEnd) })}
                <br />
                {/* In print there is no form to say it. */}
                {t(one.issuer === 'foreign' ? 'Foreign private issuer' : STATUS_NAMES[one.status])}
              </b>
            </p>
          ))}
        </div>
        <p>{t(description)}</p>
        {others.length > 0 && <p>{t('The files also have further years, and how each date is counted.')}</p>}
        {years > 1 && company.quarters !== 'months' && <p>{t(NOTES.further)}</p>}
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
  const isBrief = new Set(dates.map(({ company }) => company)).size > 1;
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
                  key={date.id + date.company}
                  date={date}
                  words={words}
                  isBrief={isBrief}
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
  /** In a list of several companies: only the company and the time. */
  isBrief: boolean;
  /** The first note of its kind in the list is written in full. */
  isFirst: boolean;
}

function Filing({ date, words, isBrief, isFirst }: FilingProps) {
  const isItem = date.period.kind === 'event';
  const name = words.name(date) ?? (isItem ? englishText(date.form) : untranslated(nameOf(date)));
  const about = isBrief
    ? [words.what(date), words.period(date)]
    : [isFirst ? words.what(date) : undefined, words.period(date), words.late(date), words.fresh(date)];
  return (
    <div className="due-filing">
      <div>
        <h3 className="label" translate={date.phrase ? undefined : 'no'}>
          {name}
        </h3>
        {isBrief && date.company && (
          <p>
            <b>
              <bdi translate="no">{untranslated(date.company)}</bdi>
            </b>
          </p>
        )}
        {about.map((text) => text && <p key={plain(text)}>{text}</p>)}
      </div>
      {!isBrief && <HowCounted date={date} words={words} name={name} />}
    </div>
  );
}

function HowCounted({ date, words, name }: Pick<FilingProps, 'date' | 'words'> & { name: Text }) {
  return (
    <div>
      {words.lines(date).map(({ text, isAsk }) => (
        <p key={plain(text)} className={isAsk ? 'ask' : undefined} suppressHydrationWarning>
          {text}
        </p>
      ))}
      <p>
        {rulesOf(date).map((rule) => (
          <Fragment key={rule.name}>
            <RuleLink {...rule} of={name} />{' '}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/** @param of the subject of the rule */
export function RuleLink({ name, url, of }: { name: string; url: string; of?: Text }) {
  return (
    <ExternalLink href={url}>
      <bdi translate="no">{untranslated(name)}</bdi>
      {of && <About name={of} translate="no" />}
    </ExternalLink>
  );
}
