import type { ChangeEvent, ComponentProps } from 'react';
import { formatOf } from '../language/format.ts';
import { ENGLISH, untranslated, type Text } from '../language/text.ts';
import { useLocalizePath, useTranslate } from '../language/use-language.ts';
import { isoDay, type Day } from '../tools/filing-dates/days.ts';
import { quarterEndsOf } from '../tools/filing-dates/due-dates.ts';
import { EVENTS } from '../tools/filing-dates/events.ts';
import {
  areQuartersPossible,
  clockTime,
  QUARTER_PARAMETERS,
  YEARS,
  type Asked,
  type Parameter,
} from '../tools/filing-dates/query.ts';
import { FIRST_DAY, LAST_DAY } from '../tools/filing-dates/rules.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { CHOICES } from './company-choices.ts';
import { dateIn } from './use-days.ts';

/** The one form of the page; the fields of the event clock and of the annual meeting name it. */
const FORM_ID = 'filing';

interface FormProps {
  asked: Asked;
  /** Called with the form after a choice. Without scripts the form asks the server. */
  onChoice: (form: HTMLFormElement) => void;
}

/** What decides the due dates of a company. The selects follow the address, also where a static host sent another query's page. */
export function CompanyForm({ asked, onChoice }: FormProps) {
  const t = useTranslate();
  const localize = useLocalizePath();
  const { company, name, years, wrong } = asked;
  const onChange = onValid(onChoice);
  const quarters = quarterEndsOf(company);
  const choice = (parameter: keyof typeof CHOICES, value: string, error?: Text) => (
    <SelectField
      label={t(CHOICES[parameter].label)}
      name={parameter}
      value={value}
      onChange={onChange}
      error={wrong.includes(parameter) ? t('Choose one from the list.') : error}
      options={Object.entries(CHOICES[parameter].options).map(([option, label]) => ({
        value: option,
        label: t(label),
      }))}
    />
  );
  const millions = (parameter: 'float' | 'revenue', label: Text) => (
    <TextField
      label={label}
      name={parameter}
      type="number"
      min={0}
      max={9_999_999}
      step="any"
      defaultValue={asked[parameter]}
      onChange={onChange}
      error={wrong.includes(parameter) ? t('Enter millions of dollars, such as 75.') : undefined}
    />
  );
  return (
    <form
      className="form filing-form screen-only"
      id={FORM_ID}
      action={`${localize('/tools/filing-dates')}#dates`}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onChoice(event.currentTarget);
      }}
    >
      {wrong.length > 0 && (
        <p role="alert">{t('Part of the address was not recognized. The usual choice is used instead.')}</p>
      )}
      <DayField
        label={t('Fiscal year-end')}
        name="end"
        required
        day={company.yearEnd}
        wrong={wrong}
        onChange={onChange}
      />
      {choice('issuer', company.issuer)}
      {choice('status', asked.status)}
      <div className="filing-more if-found">
        <p className="small muted">
          {t(
            'In millions of dollars. Large accelerated: from 700, until below 560. Accelerated: from 75, until below 60. With revenue under 100 and a float under 700: non-accelerated; for filers that were accelerated the revenue must be under 80, as if it had been 100 or more before, and for large ones the float also under 560.',
          )}
        </p>
        {millions('float', t('Public float at the end of the second quarter'))}
        {millions('revenue', t('Annual revenue'))}
        {choice('was', asked.was)}
      </div>
      {choice('shares', company.shares)}
      {choice(
        'quarters',
        company.quarters,
        !areQuartersPossible(company) && quarters[0] !== undefined
          ? t(
              'The first quarter would end on {date}. Choose three months, or enter the last days if your years have 52 or 53 weeks.',
              {
                date: dateIn(quarters[0]),
              },
            )
          : undefined,
      )}
      <div className="filing-more if-own">
        {QUARTER_PARAMETERS.map((parameter, index) => (
          <DayField
            key={parameter}
            label={t('Last day of quarter {number}', { number: index + 1 })}
            name={parameter}
            day={quarters[index] ?? company.yearEnd}
            wrong={wrong}
            error={t('Enter a day 10 to 18 weeks after the quarter before.')}
            onChange={onChange}
          />
        ))}
      </div>
      <TextField
        label={t('Company or ticker')}
        hint={t('For the names of calendars and events. Two companies need two names.')}
        name="name"
        maxLength={40}
        defaultValue={name}
        onBlur={onChange}
        error={
          wrong.includes('name') ? t('Use up to 40 letters, digits, spaces and . , & - ( ).') : undefined
        }
      />
      <SelectField
        label={t('Number of years')}
        name="years"
        value={String(years)}
        onChange={onChange}
        options={YEARS.map((value) => ({ value, label: untranslated(value) }))}
      />
      <Button type="submit">{t('Show the dates')}</Button>
    </form>
  );
}

/** The event whose days are counted. Its fields belong to the form of the company. */
export function EventForm({ asked: { event, day, minutes, wrong }, onChoice }: FormProps) {
  const t = useTranslate();
  const onChange = onValid(onChoice);
  const events = EVENTS.map(({ id: value, name, phrase }) => ({
    value,
    label: phrase ? t(phrase, { name }) : untranslated(name),
    lang: phrase ? undefined : ENGLISH.lang,
  }));
  return (
    <div className="form filing-form screen-only">
      <SelectField
        label={t('Event')}
        name="event"
        form={FORM_ID}
        value={event?.id ?? ''}
        onChange={onChange}
        error={event ? undefined : t('There is no such item or report. Choose one from the list.')}
        options={event ? events : [{ value: '', label: t('Choose one') }, ...events]}
      />
      <DayField
        label={t('Day of the event')}
        name="day"
        form={FORM_ID}
        day={day}
        wrong={wrong}
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
        error={wrong.includes('time') ? t('Enter a time such as 17:00 or 5:00 pm.') : undefined}
      />
      <Button type="submit" form={FORM_ID} formAction="#clock">
        {t('Count the days')}
      </Button>
    </div>
  );
}

/** The annual meeting, its record date, and the last proxy statement. */
export function MeetingForm({ asked: { meeting, wrong }, onChoice }: FormProps) {
  const t = useTranslate();
  const rest = { form: FORM_ID, wrong, onChange: onValid(onChoice) };
  const before = t('Enter a day before the meeting.');
  return (
    <div className="form filing-form screen-only">
      <DayField {...rest} label={t('Day of the meeting')} name="meeting" day={meeting.day} />
      <DayField {...rest} label={t('Record date')} name="record" day={meeting.record} error={before} />
      <DayField
        {...rest}
        label={t('Last year’s proxy statement was sent on')}
        name="sent"
        day={meeting.sent}
        error={before}
      />
      <Button type="submit" form={FORM_ID} formAction="#meeting">
        {t('Count the days')}
      </Button>
    </div>
  );
}

interface DayFieldProps extends Omit<ComponentProps<typeof TextField>, 'error'> {
  name: Parameter;
  day: Day;
  wrong: readonly Parameter[];
  /** What the day must be; otherwise any day that is counted. */
  error?: Text;
}

function DayField({ name, day, wrong, error, ...rest }: DayFieldProps) {
  const t = useTranslate();
  const outOfRange = t('Enter a day from {first} to {last}.', {
    first: (language) => formatOf(language).date(FIRST_DAY),
    last: (language) => formatOf(language).date(LAST_DAY),
  });
  return (
    <TextField
      {...rest}
      name={name}
      type="date"
      min={FIRST_DAY}
      max={LAST_DAY}
      defaultValue={isoDay(day)}
      error={wrong.includes(name) ? (error ?? outOfRange) : undefined}
    />
  );
}

/** While a year is being typed it is out of range, and the dates stay. */
function onValid(onChoice: FormProps['onChoice']) {
  return ({
    target: { form, validity },
  }: Pick<ChangeEvent<HTMLInputElement | HTMLSelectElement>, 'target'>) => {
    if (form && validity.valid) onChoice(form);
  };
}
