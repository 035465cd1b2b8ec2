import { ExternalLink } from '../language/link.tsx';
import { ENGLISH, untranslated, type Text } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { isoDay, type Day } from '../tools/filing-dates/days.ts';
import { eventDue, ruleOf } from '../tools/filing-dates/event-clock.ts';
import { clockTime, type Asked } from '../tools/filing-dates/query.ts';
import { firstDayOf, RULES } from '../tools/filing-dates/rules.ts';
import { dateIn, runsIn, useDays } from './use-days.ts';

/** When the report of an event is due, by which rule, and the days that lead to it. */
export function EventClock({ asked }: { asked: Asked }) {
  const t = useTranslate();
  const { event, day, company } = asked;
  const applies = ruleOf(event, company.issuer);
  const rule = RULES[applies ?? event.rule];
  const since = firstDayOf(rule);
  const none = applies
    ? day < since && t('This rule applies from {date}.', { date: dateIn(since) })
    : t(
        'Foreign private issuers file Form 6-K instead of Form 8-K: promptly, without a fixed date. Regulation FD does not apply to them.',
      );
  return (
    <div className="event-clock">
      <p translate="no">
        <b {...ENGLISH}>{untranslated(event.name)}</b>
      </p>
      {none ? <p role="status">{none}</p> : <EventDue {...asked} />}
      <p className="small muted">
        <ExternalLink href={rule.url}>
          <bdi translate="no">{untranslated(rule.name)}</bdi>
        </ExternalLink>
      </p>
    </div>
  );
}

function EventDue({ event, day, minutes }: Asked) {
  const t = useTranslate();
  const days = useDays();
  const outcome = eventDue(event, day, minutes);
  const counted = outcome.kind === 'day' ? outcome : undefined;
  const due = outcome.kind === 'day' ? outcome.due : outcome.day;
  return (
    <>
      <div role="status">
        <p>{t('Due')}</p>
        <p className="event-due">
          <time
            dateTime={outcome.kind === 'day' ? isoDay(due) : `${isoDay(due)}T${clockTime(outcome.minutes)}`}
          >
            {days.date(due)}
          </time>
        </p>
        <p suppressHydrationWarning>{days.weekday(due)}</p>
        {outcome.kind === 'prompt' && (
          <>
            <p suppressHydrationWarning>
              {t('At the latest at {time} in New York, and promptly', { time: days.time(outcome.minutes) })}
            </p>
            <p>
              {t(
                'For unintentional disclosure only. Intentional disclosure must be made public at the same time.',
              )}
            </p>
          </>
        )}
        {counted && counted.counted !== due && (
          <p className="ask">{t('Rule 0-3: moved from {date}', { date: dateIn(counted.counted) })}</p>
        )}
        {counted?.statements !== undefined && (
          <p>{t('Financial statements (Item 9.01): {date}', { date: dateIn(counted.statements) })}</p>
        )}
      </div>
      <ol className="event-days">
        <EventDay label={t('Event')} day={day} />
        {counted?.steps.map((step, index) => (
          <EventDay key={step} label={t('Business day {number}', { number: index + 1 })} day={step} />
        ))}
      </ol>
      {counted && counted.skipped.length > 0 && (
        <p className="small muted" suppressHydrationWarning>
          {t('Not counted: {days}', { days: runsIn(counted.skipped) })}
        </p>
      )}
    </>
  );
}

function EventDay({ label, day }: { label: Text; day: Day }) {
  const days = useDays();
  return (
    <li>
      <span className="muted">{label}</span> <time dateTime={isoDay(day)}>{days.date(day)}</time>{' '}
      <span className="small muted" suppressHydrationWarning>
        {days.weekday(day)}
      </span>
    </li>
  );
}
