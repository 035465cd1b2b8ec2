import { Figure } from '../language/figure.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { Checks, type Check } from './checks.tsx';

const REMARKS: readonly Check[] = [
  { icon: 'check', what: 'Problem and customer: clear', state: 'Keep as it is' },
  { icon: 'wait', what: 'Market size: no source named', state: 'Add a source', tone: 'ask' },
  { icon: 'wait', what: 'Revenue: chart and table differ', state: 'Agree the two', tone: 'ask' },
  { icon: 'open', what: 'Use of funds: missing', state: 'To be written' },
];

/** Quartiles of example rounds. */
const BENCHMARK = [
  { value: '$28 m', label: 'Lower quartile' },
  { value: '$36 m', label: 'Median' },
  { value: '$47 m', label: 'Upper quartile' },
];

/** A place on the drawing's scale, which runs from $20 m to $60 m over 400 units. */
function at(millions: number) {
  return (millions - 20) * 10;
}

/** The first step's two drawings: what to mend in the deck, and where the hoped-for price lies. */
export function DeckReview() {
  const t = useTranslate();
  return (
    <figure>
      <div
        role="img"
        aria-label={t(
          'Illustration: four recommendations on a pitch deck: keep the problem and customer, add a source for the market size, make the revenue chart and table agree, write the missing use of funds. Below, pre-money valuations of 24 comparable rounds: lower quartile $28 million, median $36 million, upper quartile $47 million, yours $42 million.',
        )}
      >
        <p className="data-head data">
          <b>{t('Pitch deck, version 4')}</b>
          <span>{t('4 recommendations')}</span>
        </p>
        <Checks items={REMARKS} />
        <p className="data-head data">
          <b>{t('Pre-money valuation')}</b>
          <span>{t('24 comparable rounds, yours at $42 m')}</span>
        </p>
        <svg className="range" viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 12H400" />
          <path className="span" d={`M${at(28)} 12H${at(47)}`} />
          <path className="mid" d={`M${at(36)} 4V20`} />
          <path className="yours" d={`M${at(42)} 0V24`} />
        </svg>
        <p className="pulls">
          {BENCHMARK.map(({ value, label }) => (
            <span key={label}>
              <b>
                <Figure value={value} />
              </b>
              {t(label)}
            </span>
          ))}
        </p>
      </div>
      <figcaption>
        {t('Illustration with example figures. A benchmark says what others agreed, not what you are worth.')}
      </figcaption>
    </figure>
  );
}
