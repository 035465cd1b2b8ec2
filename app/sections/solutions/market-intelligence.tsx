import { useTranslate } from '../../language/use-translate.ts';
import { Ledger } from '../ledger.tsx';

const READINGS = [
  {
    title: 'Funding trends',
    description: 'How much goes into your stage and sector, and whether it is becoming more or less.',
  },
  {
    title: 'Valuation benchmarks',
    description: 'What comparable rounds were priced at, as a range and not as a promise.',
  },
  {
    title: 'Competitive landscape',
    description: 'Who else an investor will have seen before you come in.',
  },
];

/** Market intelligence: the inverted band, three readings before a price is named. */
export function MarketIntelligence() {
  const t = useTranslate();
  return (
    <section className="insert band">
      <div className="wrap split">
        <div>
          <h2>{t('Know the market before you name a price')}</h2>
          <p>
            {t(
              'Market intelligence runs beside all five steps. It describes what others did; it is no valuation of your company.',
            )}
          </p>
        </div>
        <Ledger entries={READINGS} />
      </div>
    </section>
  );
}
