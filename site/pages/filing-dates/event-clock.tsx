import { ENGLISH, plain, untranslated, type Text } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import {
  isoDay,
  NOTES,
  outcomeOf,
  ruleOf,
  RULES,
  type Asked,
  type Day,
  type FilingEvent,
} from 'filing-dates';
import { DueDates, RuleLink } from './due-dates.tsx';
import { FileLinks, type FileLinksProps } from './file-links.tsx';
import { dateIn, runsIn, useDays } from './use-days.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import trackSheet from '../../blocks/track.css?inline';

/** When the report of an event is due, by which rule, and the days that lead to it. */
export function EventClock({ asked, ...links }: { asked: Asked } & Omit<FileLinksProps, 'list' | 'asked'>) {
  useSheet('blocks', trackSheet);
  const t = useTranslate();
  const { event, day } = asked;
  const outcome = outcomeOf(asked);
  if (!event) {
    // The page always brings the sheets of the answer, because a later choice may show it.
    return (
      <div className="event-clock" hidden>
        <ol className="track across" />
      </div>
    );
  }
  if (outcome?.kind === 'dates' && day !== undefined) {
    const { dates, steps, skipped } = outcome;
    return (
      <div className="event-clock stack">
        <div role="status">
          <DueDates dates={dates} />
        </div>
        <FileLinks {...links} list="event" asked={asked} />
        {steps.length > 0 && (
          <ol className="track across">
            <EventDay label={t('Event')} day={dates[0]?.period.end ?? day} />
            {steps.map((step, index) => (
              <EventDay
                key={step}
                label={t('Business day {number}', { number: index + 1 })}
                day={step}
                isDue={index === steps.length - 1}
              />
            ))}
          </ol>
        )}
        {skipped.length > 0 && (
          <p className="small muted" suppressHydrationWarning>
            {t('Not counted: {days}', { days: runsIn(skipped) })}
          </p>
        )}
      </div>
    );
  }
  const cited = RULES[ruleOf(event, asked.company.issuer) ?? event.rule];
  return (
    <div className="event-clock stack">
      <p translate={event.phrase ? undefined : 'no'}>
        <b {...(event.phrase ? {} : ENGLISH)}>
          {event.phrase ? t(event.phrase, { name: event.name }) : untranslated(event.name)}
        </b>
      </p>
      <div className="stack" role="status">
        {answerOf().map((answer) => (
          <p key={plain(answer)}>{answer}</p>
        ))}
      </div>
      <p className="small muted">
        <RuleLink {...cited} />
      </p>
    </div>
  );

  /** The answers that have no date. */
  function answerOf(): Text[] {
    if (!event) return [];
    switch (outcome?.kind) {
      case 'not yet':
        return [t('This rule applies from {date}.', { date: dateIn(outcome.since) })];
      case 'undated':
        return [t('Promptly after the information is public at home. There is no fixed date.')];
      case 'exempt':
        return [exemptionOf(event)];
      case 'impossible':
        return [
          t(
            'The transition period ends less than twelve months after the fiscal year-end above. Correct one of the two days.',
          ),
        ];
      default:
        return [...countOf(event), ...(event.notes ?? []).map((note) => t(note))];
    }
  }

  function exemptionOf({ rule, asksFor }: FilingEvent): Text {
    if (rule === '6-K') return t('Only foreign private issuers file Form 6-K.');
    if (asksFor && asksFor !== 'time')
      return t('Foreign private issuers report such changes on Form 20-F, which is not counted here.');
    return t(
      'Foreign private issuers file Form 6-K instead of Form 8-K: promptly, without a fixed date. Regulation FD does not apply to them.',
    );
  }

  function countOf({ count }: FilingEvent): Text[] {
    if (typeof count === 'string') return [];
    const { days, of } = count;
    if (days === 0) return [t(NOTES.sameDay)];
    return [t(of === 'business' ? NOTES.businessDays : NOTES.calendarDays, { days })];
  }
}

function EventDay({ label, day, isDue }: { label: Text; day: Day; isDue?: boolean }) {
  const days = useDays();
  return (
    <li className={isDue ? 'end' : undefined}>
      <span className="muted">{label}</span> <time dateTime={isoDay(day)}>{days.date(day)}</time>{' '}
      <span className="small muted" suppressHydrationWarning>
        {days.weekday(day)}
      </span>
    </li>
  );
}
