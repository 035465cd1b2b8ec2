import { useEffect, useEffectEvent, useRef, type ChangeEvent, type ReactNode } from 'react';
import { formatOf } from '../../language/figures/format.ts';
import { untranslated, type ValueIn } from '../../language/text.ts';
import { useLocalizePath, useTranslate } from '../../language/use-language.ts';
import {
  areQuartersPossible,
  FIRST_DAY,
  isMissing,
  isOfCompany,
  LAST_DAY,
  QUARTER_PARAMETERS,
  usualQuarters,
  valuesOf,
  type Asked,
  type Parameter,
} from 'filing-dates';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/form/field.tsx';
import { FIELDS, FORM_ID } from './fields.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import formSheet from '../../ui/form/form.css?inline';

interface FormProps {
  asked: Asked;
  /** Called with the form after a choice. Without scripts the form asks the server. */
  onChoice: (form: HTMLFormElement) => void;
}

/** The fields that decide the due dates of a company. */
export function CompanyForm({ asked, onChoice }: FormProps) {
  useSheet('base', formSheet);
  const t = useTranslate();
  const localize = useLocalizePath();
  const field = useFields({ asked, onChoice });
  const form = useRef<HTMLFormElement>(null);

  const takeUp = useEffectEvent(() => {
    const values: Readonly<Record<string, string>> = valuesOf(asked);
    const isChosen = Array.from(new FormData(form.current ?? undefined)).some(
      ([name, value]) => value !== values[name],
    );
    if (form.current?.matches(':valid') && isChosen) onChoice(form.current);
  });
  // Choices made before the page's script loaded.
  useEffect(() => takeUp(), []);

  return (
    <form
      ref={form}
      className="form stack panel filing-form screen-only"
      id={FORM_ID}
      action={`${localize('/tools/filing-dates')}#dates`}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onChoice(event.currentTarget);
      }}
    >
      {(asked.unknown !== undefined || [...asked.wrong.keys()].some((name) => !isOfCompany(name))) && (
        <p role="alert">{t('Part of the address was not recognized. The usual choice is used instead.')}</p>
      )}
      {field('end')}
      {field('issuer')}
      {field('status')}
      <div className="filing-more stack if-found">
        <p className="small muted">
          {t(
            'In millions of dollars. A float of 700 makes a large accelerated filer, until it falls below 560. A float of 75 makes an accelerated filer, until it falls below 60. With revenue under 100 and a float under 700 the company is non-accelerated. If it was accelerated a year before, its revenue must be under 80, because 100 or more is assumed for that year; if it was large accelerated, its float must also be under 560.',
          )}
        </p>
        {field('float')}
        {field('revenue')}
        {field('was')}
      </div>
      {field('shares')}
      {field('quarters')}
      <div className="filing-more stack if-own">{QUARTER_PARAMETERS.map(field)}</div>
      {field('name')}
      {field('also')}
      {field('years')}
      <Button type="submit">{t('Show the dates')}</Button>
    </form>
  );
}

interface PartFormProps extends FormProps {
  /** The id of the section that has the answer. */
  id: string;
  names: readonly Parameter[];
}

/** Fields of the event clock or the annual meeting, which belong to the form of the company. */
export function PartForm({ id, names, ...props }: PartFormProps) {
  useSheet('base', formSheet);
  const t = useTranslate();
  const field = useFields(props);
  return (
    <div className="form stack panel filing-form screen-only">
      {names.map(field)}
      <Button type="submit" form={FORM_ID} formAction={`#${id}`}>
        {t('Count the days')}
      </Button>
    </div>
  );
}

/** The field of a parameter. Selects follow the address. */
function useFields({ asked, onChoice }: FormProps): (name: Parameter) => ReactNode {
  const t = useTranslate();
  const values = valuesOf(asked);
  const range = { first: dayIn(FIRST_DAY), last: dayIn(LAST_DAY) };

  /** While a year is being typed it is out of range, and the dates stay. */
  function change({
    target: { form, validity },
  }: Pick<ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>, 'target'>) {
    if (form && validity.valid) onChoice(form);
  }

  function errorOf(name: Parameter) {
    if (name === 'quarters' && !areQuartersPossible(asked.company)) {
      return t(
        'The first quarter would end on {date}. Choose three months, or enter the last days if your years have 52 or 53 weeks.',
        { date: dayIn(values.q1) },
      );
    }
    const isWrong =
      asked.wrong.has(name) ||
      (name === 'day' && asked.event && asked.day === undefined) ||
      (name === 'covered' && isMissing(asked));
    return isWrong ? t(FIELDS[name].error, range) : undefined;
  }

  return (name) => {
    const { label, options, dir, input, rows } = FIELDS[name];
    const hint = name === 'day' ? asked.event?.dayHint : FIELDS[name].hint;
    const value = values[name];
    const common = {
      name,
      form: FORM_ID,
      label: t(label, { number: name.slice(1) }),
      hint: hint ? t(hint) : undefined,
      error: errorOf(name),
    };
    if (rows) {
      return <TextArea key={name} {...common} rows={rows} defaultValue={value} onBlur={change} />;
    }
    if (!options) {
      const on = name === 'name' ? { onBlur: change } : { onChange: change };
      return (
        <TextField key={name} {...common} {...input} {...on} required={name === 'end'} defaultValue={value} />
      );
    }
    // Fields that are not in the address follow the year-end, also without scripts.
    const usual = name === 'quarters' && usualQuarters(asked.company.yearEnd);
    const labeled = options.map((option) => ({
      value: option.value === usual ? '' : option.value,
      label: option.phrase
        ? t(option.phrase, { name: option.name ?? '' })
        : untranslated(option.name ?? option.value),
      lang: option.lang,
    }));
    return (
      <SelectField
        key={name}
        {...common}
        dir={dir}
        value={value}
        onChange={change}
        options={
          labeled.some((option) => option.value === value)
            ? labeled
            : [{ value, label: t('Choose one') }, ...labeled]
        }
      />
    );
  };
}

function dayIn(day: string): ValueIn {
  return (language) => formatOf(language).date(day);
}
