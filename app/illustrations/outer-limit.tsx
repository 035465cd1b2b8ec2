import { untranslated } from '../language/text.ts';

/** After a slip: from what a senior official learns to the last moment for making it public. English, like the article around it. */
export function OuterLimit() {
  return (
    <svg
      className="figure-art beside"
      viewBox="0 22 400 152"
      role="img"
      aria-label={untranslated(
        'Disclosed by mistake: 24 hours from when a senior official learns of it to the outer limit, or the next trading day’s start if that is later.',
      )}
    >
      <text className="large change" x="-3" y="72">
        {untranslated('24 hours')}
      </text>{' '}
      <path className="is bar" d="M0 112.5H400" />
      <path className="strong" strokeWidth="2" d="M1 102V123M399 102V123" />
      <text x="0" y="148">
        {untranslated('Slip: a senior official learns')}
      </text>{' '}
      <text className="end" x="400" y="148">
        {untranslated('Outer limit')}
      </text>{' '}
      <text className="end quiet" x="400" y="168">
        {untranslated('or next start of trading, if later')}
      </text>
    </svg>
  );
}
