import type { ChangeEvent, ComponentProps } from 'react';
import { formatOf } from '../language/format.ts';
import { ENGLISH, untranslated } from '../language/text.ts';
import { useLocalizePath, useTranslate } from '../language/use-language.ts';
import { isoDay, type Day } from '../tools/filing-dates/days.ts';
import { EVENTS } from '../tools/filing-dates/events.ts';
import { clockTime, type Asked } from '../tools/filing-dates/query.ts';
import { FIRST_DAY, LAST_DAY } from '../tools/filing-dates/rules.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { CHOICE_NAMES, CHOICES } from './company-choices.ts';

/** The one form of the page; the fields of the event clock name it. */
const FORM_ID = 'filing';

interface FormProps {
  asked: Asked;
  /** Called with the form after a choice. Without scripts the form asks the server. */
  onChoice: (form: HTMLFormElement) => void;
}

/** What decides the due dates of a company. The selects follow the address, also where a static host sent another query's page. */
export function CompanyForm({ asked: { company, wrong }, onChoice }: FormProps) {
  const t = useTranslate();
  const localize = useLocalizePath();
  const onChange = onValid(onChoice);
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
      {wrong.some((name) => name !== 'end' && name !== 'day') && (
        <p role="alert">{t('Part of the address was not recognized. The usual choice is used instead.')}</p>
      )}
      <DayField
        label={t('Fiscal year-end')}
        name="end"
        required
        day={company.yearEnd}
        isWrong={wrong.includes('end')}
        onChange={onChange}
      />
      {CHOICE_NAMES.map((name) => (
        <SelectField
          key={name}
          label={t(CHOICES[name].label)}
          name={name}
          value={company[name]}
          onChange={onChange}
          options={Object.entries(CHOICES[name].options).map(([value, label]) => ({
            value,
            label: t(label),
          }))}
        />
      ))}
      <Button type="submit">{t('Show the dates')}</Button>
    </form>
  );
}

/** The event whose days are counted. Its fields belong to the form of the company. */
export function EventForm({ asked: { event, day, minutes, wrong }, onChoice }: FormProps) {
  const t = useTranslate();
  const onChange = onValid(onChoice);
  return (
    <div className="form filing-form screen-only">
      <SelectField
        label={t('Event')}
        name="event"
        form={FORM_ID}
        value={event.id}
        onChange={onChange}
        options={EVENTS.map(({ id, name }) => ({
          value: id,
          label: untranslated(name),
          lang: ENGLISH.lang,
        }))}
      />
      <DayField
        label={t('Day of the event')}
        name="day"
        form={FORM_ID}
        day={day}
        isWrong={wrong.includes('day')}
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
  );
}

function DayField({
  day,
  isWrong,
  ...rest
}: ComponentProps<typeof TextField> & { day: Day; isWrong: boolean }) {
  const t = useTranslate();
  const outOfRange = t('Enter a day from {first} to {last}.', {
    first: (language) => formatOf(language).date(FIRST_DAY),
    last: (language) => formatOf(language).date(LAST_DAY),
  });
  return (
    <TextField
      {...rest}
      type="date"
      min={FIRST_DAY}
      max={LAST_DAY}
      defaultValue={isoDay(day)}
      error={isWrong ? outOfRange : undefined}
    />
  );
}

/** While a year is being typed it is out of range, and the dates stay. */
function onValid(onChoice: FormProps['onChoice']) {
  return ({ target: { form, validity } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (form && validity.valid) onChoice(form);
  };
}
