import { untranslated } from '../language/text.ts';

const STEPS = [1, 2, 3, 4, 5, 6, 7];

/** Done by people at the company. */
const REVIEWS = new Set([2, 3, 4]);

/** The steps of an announcement, and those that people do. English, like the article around it. */
export function OneAnnouncement() {
  return (
    <div
      className="parts data"
      role="img"
      aria-label={untranslated(
        'Steps 1 to 4 are before the announcement, 5 and 6 during it, 7 after it. Finance, counsel and communications do steps 2, 3 and 4.',
      )}
    >
      <b>{untranslated('Before')}</b>
      <b>{untranslated('During')}</b>
      <b>{untranslated('After')}</b>
      {STEPS.map((step) => (
        <i key={step} className={REVIEWS.has(step) ? 'by' : undefined}>
          {step}
        </i>
      ))}
      <span>{untranslated('Finance, counsel, communications')}</span>
    </div>
  );
}
