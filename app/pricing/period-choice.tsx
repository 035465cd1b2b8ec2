import { useTranslate } from '../language/use-translate.ts';
import { usePage } from '../page-context.ts';
import { PERIOD_PARAMETER, periodOf, type Period } from './period.ts';

/**
 * Monthly or annual. The page holds the prices of both, and the style sheet shows those of the checked one, so the choice
 * works without scripts. The URL decides what is checked at first; app/browser/billing-period.ts makes it follow each choice.
 */
export function PeriodChoice() {
  const t = useTranslate();
  const asked = periodOf(usePage().search);
  const radio = (period: Period) => (
    <input
      type="radio"
      name={PERIOD_PARAMETER}
      value={period}
      defaultChecked={asked === period}
      data-period=""
    />
  );
  return (
    <fieldset className="period">
      <legend className="vh">{t('Billing period')}</legend>
      <label>
        {radio('monthly')}
        <span>{t('Monthly')}</span>
      </label>
      <label>
        {radio('annual')}
        <span>
          {t('Annual')} <b>{t('Save {discount}')}</b>
        </span>
      </label>
    </fieldset>
  );
}
