import { useTranslate } from '../../language/use-translate.ts';
import { isoDay, type Day } from '../../tools/filing-dates/days.ts';
import type { Outcome } from '../../tools/filing-dates/event-clock.ts';
import { clockTime } from '../../tools/filing-dates/query.ts';
import { useDays } from './use-days.ts';

/** The due day of an event, and the days that lead to it. */
export function EventOutcome({ outcome, day }: { outcome: Outcome; day: Day }) {
  const t = useTranslate();
  const days = useDays();
  const isDay = outcome.kind === 'day';
  const due = isDay ? outcome.due : outcome.day;
  const minutes = isDay ? 0 : outcome.minutes;
  const statements = isDay ? outcome.statements : undefined;
  const steps = isDay ? outcome.steps : [];
  const skipped = isDay ? outcome.skipped : [];
  const counted = isDay ? outcome.counted : due;
  const time = days.time(minutes);
  const atLatest = t('At the latest at {time} in New York, and promptly', { time });
  const unintentional = t(
    'For unintentional disclosure only. Intentional disclosure must be made public at the same time.',
  );
  const moved = t('Rule 0-3: moved from {date}', { date: days.dateIn(counted) });
  const acquired = t('Financial statements (Item 9.01): {date}', { date: days.dateIn(statements ?? due) });
  const notCounted = t('Not counted: {days}', { days: days.runsIn(skipped) });
  return (
    <>
      <div role="status">
        <p>{t('Due')}</p>
        <p className="event-due">
          <time dateTime={isDay ? isoDay(due) : `${isoDay(due)}T${clockTime(minutes)}`}>
            {days.date(due)}
          </time>
        </p>
        <p suppressHydrationWarning>{days.weekday(due)}</p>
        {!isDay && <p suppressHydrationWarning>{atLatest}</p>}
        {!isDay && <p>{unintentional}</p>}
        {counted !== due && <p className="ask">{moved}</p>}
        {statements !== undefined && <p>{acquired}</p>}
      </div>
      <ol className="event-days">
        <Step label={t('Event')} day={day} />
        {steps.map((step, index) => (
          <Step key={step} label={t('Business day {number}', { number: index + 1 })} day={step} />
        ))}
      </ol>
      {skipped.length > 0 && (
        <p className="event-skipped" suppressHydrationWarning>
          {notCounted}
        </p>
      )}
    </>
  );
}

function Step({ label, day }: { label: string; day: Day }) {
  const days = useDays();
  return (
    <li>
      <b>{label}</b>
      <time dateTime={isoDay(day)}>{days.date(day)}</time>
      <span suppressHydrationWarning>{days.weekday(day)}</span>
    </li>
  );
}
