import { useTranslate } from '../../language/use-translate.ts';
import { MoreLink } from '../more-link.tsx';

/** How it is paid for, and what it is not: the double rule closes a promise. */
export function Fees() {
  const t = useTranslate();
  return (
    <section className="wrap section">
      <h2>{t('How this is paid for')}</h2>
      <div className="fees split">
        <p>{t('Investor matching is part of the plans. They are priced by the month, not by the round.')}</p>
        <div>
          <p>
            {t(
              '{brand} gives no investment advice, recommends no security and does not negotiate for you. Being in the database is not an endorsement, and a match is not an offer.',
            )}
          </p>
          <MoreLink to="/pricing">{t('See which plan holds what')}</MoreLink>
        </div>
      </div>
    </section>
  );
}
