import { untranslated } from '../language/text.ts';

/** A figure of a draft, and what its source gives. English, like the article around it. */
export function WrongNumber() {
  return (
    <svg
      className="figure-art"
      viewBox="0 0 400 268"
      role="img"
      aria-label={untranslated('The draft says 16.1%, which is struck out. The source gives 11.6%.')}
    >
      <path className="strong" d="M0 1H400" />
      <text className="end" x="400" y="48">
        {untranslated('Draft')}
      </text>{' '}
      <text className="large quiet" x="-4" y="118">
        {untranslated('16.1%')}
      </text>{' '}
      <path className="not" strokeWidth="3" d="M0 80H334" />
      <path d="M0 138.5H400" />
      <text className="end" x="400" y="176">
        {untranslated('Source')}
      </text>{' '}
      <text className="large" x="-4" y="246">
        {untranslated('11.6%')}
      </text>{' '}
      <path className="is" strokeWidth="3" d="M0 266H400" />
    </svg>
  );
}
