/* oxlint-disable react/jsx-no-literals -- the draft and its source are English in every language (sheet.tsx) */
import { Illustration } from './illustration.tsx';
import { SheetTop } from './sheet.tsx';

/** A sentence of the home page's draft, and the row of the report that its figure comes from. */
export function ClaimAndSource() {
  return (
    <Illustration
      className="proof data"
      shows="Illustration: a sentence of a press release reads that Example Corp. reports third-quarter revenue of $48.2 million. The word “record” is struck out. The figure is traced to its row on page 4 of the draft Form 10-Q."
      caption="Illustration with example figures."
    >
      <SheetTop name="Press release" draft="Draft 4, October 28" tag="Not for release" />
      <div className="proof-in" lang="en" dir="ltr" translate="no">
        <p className="sheet-title">
          Example Corp. reports <del>record</del> third-quarter revenue of <mark>$48.2 million</mark>
        </p>
        <SourcePage />
      </div>
    </Illustration>
  );
}

/** Lines of the page that nobody has to read here: y position and width. */
const OTHER_LINES = [
  [52, 96],
  [68, 78],
  [84, 90],
  [100, 64],
  [172, 110],
] as const;

function SourcePage() {
  return (
    <svg className="source-page" viewBox="0 0 190 210" aria-hidden="true">
      <path className="edge" d="M.5.5h157l32 32v177H.5zM157.5.5v32h32" />
      <text x="20" y="30">
        Form 10-Q, draft
      </text>{' '}
      {OTHER_LINES.map(([y, width]) => (
        <path key={y} className="greek" d={`M20 ${y}h${width}`} />
      ))}
      <path className="thread" d="M20 146H170" />
      <path className="thread across" d="M0 146H20" />
      <text className="row" x="20" y="136">
        Revenue
      </text>{' '}
      <text className="row end" x="170" y="136">
        $48.2 million
      </text>{' '}
      <text className="end" x="170" y="196">
        4
      </text>
    </svg>
  );
}
