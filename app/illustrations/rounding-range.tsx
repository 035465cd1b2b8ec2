import { untranslated } from '../language/text.ts';

/** Printed amounts in millions of dollars; each may hide this much of rounding. */
const NOW = 48.2;
const BEFORE = 43.2;
const HIDDEN = 0.05;

const LOW = growth(NOW - HIDDEN, BEFORE + HIDDEN);
const PRINTED = growth(NOW, BEFORE);
const HIGH = growth(NOW + HIDDEN, BEFORE - HIDDEN);

/** The growth that two rounded amounts allow. English, like the article around it. */
export function RoundingRange() {
  const middle = Math.round(((PRINTED - LOW) / (HIGH - LOW)) * 100);
  const low = untranslated(`${LOW.toFixed(1)}%`);
  const printed = untranslated(`${PRINTED.toFixed(1)}%`);
  const high = untranslated(`${HIGH.toFixed(1)}%`);
  return (
    <div
      className="data"
      role="img"
      aria-label={untranslated(
        `Between ${String(low)} and ${String(high)}; the printed figures give ${String(printed)}.`,
      )}
    >
      <div className="margins rounding">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <path className="interval" d={`M0 5H100M0 1V9M100 1V9M${middle} 1V9`} />
        </svg>
      </div>
      <p className="margins-axis rounding">
        <span>{low}</span>
        <b>{printed}</b>
        <span>{high}</span>
      </p>
    </div>
  );
}

/** In percent. */
function growth(now: number, before: number): number {
  return (now / before - 1) * 100;
}
