import { ExternalLink } from '../language/link.tsx';
import { ENGLISH, untranslated, type Text, type ValueIn } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { isoDay, type Day } from '../tools/filing-dates/days.ts';
import { eventDue, ruleOf, type Outcome } from '../tools/filing-dates/event-clock.ts';
import { clockTime, type Asked } from '../tools/filing-dates/query.ts';
import { RULES } from '../tools/filing-dates/rules.ts';
import { wordsOf } from '../tools/filing-dates/words.ts';
import { FileLinks, type FileLinksProps } from './file-links.tsx';
import { dateIn, runsIn, timeIn, useDays } from './use-days.ts';

/** When the report of an event is due, by which rule, and the days that lead to it. */
export function EventClock({ asked, ...links }: { asked: Asked } & Omit<FileLinksProps, 'list' | 'asked'>) {
  const t = useTranslate();
  const { event, day, minutes, company, wrong } = asked;
  // What was not understood is not counted as something else; its field says so.
  if (!event || wrong.includes('day') || wrong.includes('time')) return null;
  const rule = RULES[ruleOf(event, company.issuer) ?? event.rule];
  const outcome = eventDue(event, day, minutes, company.issuer);
  return (
    <div className="event-clock">
      <p translate="no">
        <b {...ENGLISH}>{untranslated(event.name)}</b>
      </p>
      {outcome.kind === 'exempt' && (
        <p role="status">
          {event.rule === '6-K'
            ? t('Only foreign private issuers file Form 6-K.')
            : t(
                'Foreign private issuers file Form 6-K instead of Form 8-K: promptly, without a fixed date. Regulation FD does not apply to them.',
              )}
        </p>
      )}
      {outcome.kind === 'undated' && (
        <p role="status">{t('Promptly after the information is public at home. There is no fixed date.')}</p>
      )}
      {outcome.kind === 'not yet' && (
        <p role="status">{t('This rule applies from {date}.', { date: dateIn(outcome.since) })}</p>
      )}
      {(outcome.kind === 'day' || outcome.kind === 'prompt') && (
        <>
          <EventDue day={day} outcome={outcome} until={rule.until} />
          <FileLinks {...links} list="event" asked={asked} />
        </>
      )}
      <p className="small muted">
        <ExternalLink href={rule.url}>
          <bdi translate="no">{untranslated(rule.name)}</bdi>
        </ExternalLink>
      </p>
    </div>
  );
}

interface EventDueProps {
  day: Day;
  outcome: Extract<Outcome, { kind: 'day' | 'prompt' }>;
  /** Minutes after midnight. */
  until: number | undefined;
}

function EventDue({ day, outcome, until }: EventDueProps) {
  const t = useTranslate();
  const words = wordsOf<Text, ValueIn>(t);
  const days = useDays();
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
              {t('At the latest at {time} in New York, and promptly', { time: timeIn(outcome.minutes) })}
            </p>
            <p>
              {t(
                'For unintentional disclosure only. Intentional disclosure must be made public at the same time.',
              )}
            </p>
          </>
        )}
        {counted && until !== undefined && <p suppressHydrationWarning>{words.until(timeIn(until))}</p>}
        {counted && counted.counted !== due && (
          <p className="ask">{t('Rule 0-3: moved from {date}', { date: dateIn(counted.counted) })}</p>
        )}
        {counted?.without !== undefined && <p className="ask">{words.without(dateIn(counted.without))}</p>}
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
