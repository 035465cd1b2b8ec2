import { type Text } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { isoDay, type Day } from '../../tools/filing-dates/days.ts';
import type { Outcome } from '../../tools/filing-dates/event-clock.ts';
import { clockTime } from '../../tools/filing-dates/query.ts';
import { useDays } from './use-days.ts';

/** The due day of an event, and the days that lead to it. */
export function EventOutcome({ outcome, day }: { outcome: Outcome; day: Day }) {
  const t = useTranslate();
  const days = useDays();
  if (outcome.kind !== 'day') {
    const { day: due, minutes } = outcome;
    return (
      <>
        <div role="status">
          <p>{t('Due')}</p>
          <p className="event-due">
            <time dateTime={`${isoDay(due)}T${clockTime(minutes)}`}>{days.date(due)}</time>
          </p>
          <p suppressHydrationWarning>{days.weekday(due)}</p>
          <p suppressHydrationWarning>
            {t('At the latest at {time} in New York, and promptly', { time: days.time(minutes) })}
          </p>
          <p>
            {t(
              'For unintentional disclosure only. Intentional disclosure must be made public at the same time.',
            )}
          </p>
        </div>
        <ol className="event-days">
          <Step label={t('Event')} day={day} />
        </ol>
      </>
    );
  }
  const { due, counted, statements, steps, skipped } = outcome;
  return (
    <>
      <div role="status">
        <p>{t('Due')}</p>
        <p className="event-due">
          <time dateTime={isoDay(due)}>{days.date(due)}</time>
        </p>
        <p suppressHydrationWarning>{days.weekday(due)}</p>
        {counted !== due && (
          <p className="ask">{t('Rule 0-3: moved from {date}', { date: days.dateIn(counted) })}</p>
        )}
        {statements !== undefined && (
          <p>{t('Financial statements (Item 9.01): {date}', { date: days.dateIn(statements) })}</p>
        )}
      </div>
      <ol className="event-days">
        <Step label={t('Event')} day={day} />
        {steps.map((step, index) => (
          <Step key={step} label={t('Business day {number}', { number: index + 1 })} day={step} />
        ))}
      </ol>
      {skipped.length > 0 && (
        <p className="event-skipped" suppressHydrationWarning>
          {t('Not counted: {days}', { days: days.runsIn(skipped) })}
        </p>
      )}
    </>
  );
}

function Step({ label, day }: { label: Text; day: Day }) {
  const days = useDays();
  return (
    <li>
      <b>{label}</b> <time dateTime={isoDay(day)}>{days.date(day)}</time>{' '}
      <span suppressHydrationWarning>{days.weekday(day)}</span>
    </li>
  );
}
