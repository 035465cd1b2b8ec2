import { untranslated } from '../language/text.ts';

const STEPS = [1, 2, 3, 4, 5, 6, 7];

/** Who at the company does a step. */
const REVIEWERS: Readonly<Record<number, string>> = { 2: 'Finance', 3: 'Counsel', 4: 'Communications' };

/** The steps of an announcement, and those that people do. English, like the article around it. */
export function OneAnnouncement() {
  return (
    <div
      className="parts data"
      role="img"
      aria-label={untranslated(
        'Steps 1 to 4 are before the announcement, 5 and 6 during it, 7 after it. Finance does step 2, counsel step 3, communications step 4.',
      )}
    >
      <b>{untranslated('Before')}</b>
      <b>{untranslated('During')}</b>
      <b>{untranslated('After')}</b>
      {STEPS.map((step) => (
        <i key={step} className={step in REVIEWERS ? 'by' : undefined}>
          {step}
        </i>
      ))}
      {Object.values(REVIEWERS).map((name) => (
        <span key={name}>{untranslated(name)}</span>
      ))}
    </div>
  );
}
