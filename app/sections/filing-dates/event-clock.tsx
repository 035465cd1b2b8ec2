import { ExternalLink } from '../../language/link.tsx';
import { ENGLISH, untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { isoDay } from '../../tools/filing-dates/days.ts';
import { eventDue, ruleOf } from '../../tools/filing-dates/event-clock.ts';
import { EVENTS } from '../../tools/filing-dates/events.ts';
import { clockTime, type Asked } from '../../tools/filing-dates/query.ts';
import { FIRST_DAY, firstDayOf, LAST_DAY, RULES } from '../../tools/filing-dates/rules.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Headline } from '../../blocks/headline.tsx';
import { EventOutcome } from './event-outcome.tsx';
import { askedHandlers, FORM_ID } from './asked-form.ts';
import { DAYS, useDays } from './use-days.ts';

interface EventClockProps {
  asked: Asked;
  onChoice: () => void;
  /** English phrases. */
  title: string;
  description: string;
}

/** When the report of one event is due. Its controls belong to the form of the page. */
export function EventClock({ asked, onChoice, title, description }: EventClockProps) {
  const t = useTranslate();
  const days = useDays();
  const { onChange } = askedHandlers(onChoice);
  const { event, day, minutes, wrong, company } = asked;
  const outOfRange = t('Enter a day from {first} to {last}.', DAYS);
  const applies = ruleOf(event, company.issuer);
  const rule = RULES[applies ?? event.rule];
  const since = firstDayOf(rule);
  const early = day < since;
  const notYet = t('This rule applies from {date}.', { date: early ? days.dateIn(since) : '' });
  const foreign = t(
    'Foreign private issuers file Form 6-K instead of Form 8-K: promptly, without a fixed date. Regulation FD does not apply to them.',
  );
  const unmet = applies ? early && notYet : foreign;
  return (
    <>
      <div className="due-head">
        <Headline level={2} text={t(title)} />
        <p>{t(description)}</p>
        <div className="form">
          <SelectField
            label={t('Event')}
            name="event"
            form={FORM_ID}
            value={event.id}
            onChange={onChange}
            options={EVENTS.map(({ id, name: label }) => ({
              value: id,
              label: untranslated(label),
              lang: ENGLISH.lang,
            }))}
          />
          <TextField
            label={t('Day of the event')}
            name="day"
            type="date"
            form={FORM_ID}
            min={FIRST_DAY}
            max={LAST_DAY}
            defaultValue={isoDay(day)}
            error={wrong.includes('day') ? outOfRange : undefined}
            onChange={onChange}
          />
          <TextField
            label={t('Time in New York')}
            hint={t('For Regulation FD: when a senior official learned of it.')}
            name="time"
            type="time"
            form={FORM_ID}
            defaultValue={clockTime(minutes)}
            onChange={onChange}
          />
          <Button type="submit" form={FORM_ID} formAction="#clock">
            {t('Count the days')}
          </Button>
        </div>
      </div>
      <div className="due-clock">
        <p className="event-name" translate="no">
          <bdi {...ENGLISH}>{untranslated(event.name)}</bdi>
        </p>
        {unmet ? (
          <p role="status">{unmet}</p>
        ) : (
          <EventOutcome outcome={eventDue(event, day, minutes)} day={day} />
        )}
        <p className="due-rule">
          <ExternalLink href={rule.url}>
            <bdi translate="no">{untranslated(rule.name)}</bdi>
          </ExternalLink>
        </p>
      </div>
    </>
  );
}
