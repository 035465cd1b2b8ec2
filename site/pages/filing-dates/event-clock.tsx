import { ExternalLink } from '../../language/paths/link.tsx';
import { ENGLISH, untranslated, type Text } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { isoDay, type Day } from 'filing-dates/days.ts';
import { ruleOf } from 'filing-dates/event-clock.ts';
import { outcomeOf } from 'filing-dates/lists.ts';
import type { Asked } from 'filing-dates/query.ts';
import { RULES } from 'filing-dates/rules.ts';
import { DueDates } from './due-dates.tsx';
import { FileLinks, type FileLinksProps } from './file-links.tsx';
import { dateIn, runsIn, useDays } from './use-days.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import eventClockSheet from './event-clock.css?inline';
import trackSheet from '../../blocks/track.css?inline';

/** When the report of an event is due, by which rule, and the days that lead to it. */
export function EventClock({ asked, ...links }: { asked: Asked } & Omit<FileLinksProps, 'list' | 'asked'>) {
  useSheet('page', eventClockSheet);
  useSheet('blocks', trackSheet);
  const t = useTranslate();
  const { event, day, company } = asked;
  const outcome = outcomeOf(asked);
  // Its field says what is missing or was not understood.
  if (!event || day === undefined || !outcome) return null;
  if (outcome.kind === 'dates') {
    const { dates, steps, skipped } = outcome;
    return (
      <div className="event-clock stack">
        <div role="status">
          <DueDates dates={dates} />
        </div>
        <FileLinks {...links} list="event" asked={asked} />
        <ol className="track across">
          <EventDay label={t('Event')} day={day} />
          {steps.map((step, index) => (
            <EventDay
              key={step}
              label={t('Business day {number}', { number: index + 1 })}
              day={step}
              isDue={index === steps.length - 1}
            />
          ))}
        </ol>
        {skipped.length > 0 && (
          <p className="small muted" suppressHydrationWarning>
            {t('Not counted: {days}', { days: runsIn(skipped) })}
          </p>
        )}
      </div>
    );
  }
  const rule = RULES[ruleOf(event, company.issuer) ?? event.rule];
  return (
    <div className="event-clock stack">
      <p translate="no">
        <b {...ENGLISH}>{untranslated(event.name)}</b>
      </p>
      <p role="status">
        {outcome.kind === 'not yet'
          ? t('This rule applies from {date}.', { date: dateIn(outcome.since) })
          : outcome.kind === 'undated'
            ? t('Promptly after the information is public at home. There is no fixed date.')
            : event.rule === '6-K'
              ? t('Only foreign private issuers file Form 6-K.')
              : t(
                  'Foreign private issuers file Form 6-K instead of Form 8-K: promptly, without a fixed date. Regulation FD does not apply to them.',
                )}
      </p>
      <p className="small muted">
        <ExternalLink href={rule.url}>
          <bdi translate="no">{untranslated(rule.name)}</bdi>
        </ExternalLink>
      </p>
    </div>
  );
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
