import { useLocalizePath } from '../../language/use-localize-path.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { isoDay } from '../../tools/filing-dates/days.ts';
import type { Asked } from '../../tools/filing-dates/query.ts';
import { FIRST_DAY, LAST_DAY } from '../../tools/filing-dates/rules.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { DAYS } from './use-days.ts';
import { askedHandlers, FORM_ID } from './asked-form.ts';

interface CompanyFormProps {
  asked: Asked;
  onChoice: () => void;
}

/** What decides the due dates of a company. The selects follow the address, also where a static host sent another query's page. */
export function CompanyForm({ asked: { company, wrong }, onChoice }: CompanyFormProps) {
  const t = useTranslate();
  const localize = useLocalizePath();
  const { onChange, onSubmit } = askedHandlers(onChoice);
  const notUnderstood = t('Part of the address was not recognized. The usual choice is used instead.');
  const outOfRange = t('Enter a day from {first} to {last}.', DAYS);
  return (
    <form
      className="form"
      id={FORM_ID}
      action={`${localize('/tools/filing-dates')}#dates`}
      autoComplete="off"
      onSubmit={onSubmit}
    >
      {wrong.some((name) => name !== 'end' && name !== 'day') && <p role="alert">{notUnderstood}</p>}
      <TextField
        label={t('Fiscal year-end')}
        name="end"
        type="date"
        min={FIRST_DAY}
        max={LAST_DAY}
        required
        defaultValue={isoDay(company.yearEnd)}
        error={wrong.includes('end') ? outOfRange : undefined}
        onChange={onChange}
      />
      <SelectField
        label={t('Issuer')}
        name="issuer"
        value={company.issuer}
        onChange={onChange}
        options={[
          { value: 'domestic', label: t('Domestic') },
          { value: 'foreign', label: t('Foreign private issuer') },
        ]}
      />
      <SelectField
        label={t('Filer status')}
        name="status"
        value={company.status}
        onChange={onChange}
        options={[
          { value: 'large', label: t('Large accelerated filer') },
          { value: 'accelerated', label: t('Accelerated filer') },
          { value: 'other', label: t('Non-accelerated filer') },
        ]}
      />
      <SelectField
        label={t('Shares')}
        name="shares"
        value={company.shares}
        onChange={onChange}
        options={[
          { value: 'listed', label: t('Listed in the United States') },
          { value: 'registered', label: t('Registered under Section 12(g)') },
          { value: 'neither', label: t('Neither: Section 15(d) only') },
        ]}
      />
      <SelectField
        label={t('Fiscal quarters')}
        name="quarters"
        value={company.quarters}
        onChange={onChange}
        options={[
          { value: 'months', label: t('Three months') },
          { value: 'weeks', label: t('13 weeks') },
        ]}
      />
      <Button type="submit">{t('Show the dates')}</Button>
    </form>
  );
}
