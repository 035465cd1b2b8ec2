import { useNavigate, useSearchParams } from 'react-router';
import { useTranslate } from '../../language/use-translate.ts';
import { PERIOD_PARAMETER, periodOf, type Period } from './prices.ts';

/**
 * Monthly or annual. The address says what is checked at first; afterwards the boxes keep the choice, and the
 * address follows, so that it can be sent to somebody. It takes the old one's place: going back leaves the page.
 */
export function PeriodToggle() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = periodOf(query);

  function choose(period: Period) {
    void navigate({ search: `?${PERIOD_PARAMETER}=${period}` }, { replace: true, preventScrollReset: true });
  }

  const radio = (period: Period) => (
    <input
      type="radio"
      name={PERIOD_PARAMETER}
      value={period}
      defaultChecked={asked === period}
      onChange={() => choose(period)}
    />
  );
  return (
    <fieldset className="toggle">
      <legend className="vh">{t('Billing period')}</legend>
      <label>
        {radio('monthly')}
        <span>{t('Monthly')}</span>
      </label>
      <label>
        {radio('annual')}
        <span>
          {t('Annual')} <b>{t('Save 20%')}</b>
        </span>
      </label>
    </fieldset>
  );
}
