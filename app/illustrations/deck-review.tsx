import { Checks, type Check } from './checks.tsx';
import { KeyFigures } from './data-table.tsx';
import { DataHead, Illustration } from './illustration.tsx';
import { Figure } from '../language/figure.tsx';

const REMARKS: readonly Check[] = [
  { icon: 'check', what: 'Problem and customer: clear' },
  { icon: 'wait', what: 'Market size: no source named', state: 'Add a source', tone: 'ask' },
  { icon: 'wait', what: 'Revenue: chart and table differ', state: 'Reconcile them', tone: 'ask' },
  { icon: 'open', what: 'Use of funds: missing', state: 'To be written' },
];

const QUARTILES = [
  { value: '$28M', label: 'Lower quartile' },
  { value: '$36M', label: 'Median' },
  { value: '$47M', label: 'Upper quartile' },
];

/** The first step of a round: remarks on the pitch deck, and where the price lies among example rounds. */
export function DeckReview() {
  return (
    <Illustration
      shows="Illustration: a pitch deck. Problem and customer: clear. Three recommendations: add a source for the market size, make the revenue chart and table agree, write the missing use of funds. Below, pre-money valuations of 24 comparable rounds: lower quartile $28 million, median $36 million, upper quartile $47 million, yours $42 million."
      caption="Illustration with example figures. A benchmark shows how other rounds were priced; it does not value your company."
    >
      <DataHead name="Pitch deck, version 5" about="3 recommendations" />
      <Checks items={REMARKS} />
      <DataHead name="Pre-money valuation" about="24 comparable rounds, yours at $42M" />
      <p className="yours">
        <Figure value="$42M" />
      </p>
      <svg className="range" viewBox="0 0 290 24" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 12H290" />
        <path className="span" d={`M${priceX(28)} 12H${priceX(47)}`} />
        <path className="mid" d={`M${priceX(36)} 4V20`} />
        <path className="yours" d={`M${priceX(42)} 0V24`} />
      </svg>
      <KeyFigures figures={QUARTILES} />
    </Illustration>
  );
}

/** The scale runs from $26M to $55M, ten units to a million. The figures stand under it (solutions.css). */
function priceX(millions: number) {
  return (millions - 26) * 10;
}
