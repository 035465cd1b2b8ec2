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
  const marks = [
    { label: 'Lowest', growth: LOW },
    { label: 'As printed', growth: PRINTED },
    { label: 'Highest', growth: HIGH },
  ];
  const summary = marks.map((mark) => `${mark.label} ${mark.growth.toFixed(2)}%`).join(', ');
  return (
    <div className="rounding data" role="img" aria-label={untranslated(`${summary}.`)}>
      {marks.map((mark) => (
        <span key={mark.label}>
          {untranslated(mark.label)} <b>{untranslated(`${mark.growth.toFixed(2)}%`)}</b>{' '}
        </span>
      ))}
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 5H100M0 0V10M100 0V10M${middle} 0V10`} />
      </svg>
    </div>
  );
}

/** In percent. */
function growth(now: number, before: number): number {
  return (now / before - 1) * 100;
}
