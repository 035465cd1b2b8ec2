/* oxlint-disable react/jsx-no-literals -- the press release is English in every language (sheet.tsx) */
import { Sourced } from './source-rows.tsx';

/*
 * The draft of the home page's drawing, with its corrections. /tools/read-a-draft begins with the text before them.
 * Revenue 48.2 is 11.6 % above 43.2; 7.4 is 15.4 % of 48.2. Recompute when one of them changes.
 */

export const DRAFT_TITLE = (
  <>
    Example Corp. reports <del>record</del> third-quarter revenue of{' '}
    <Sourced source="revenue">$48.2 million</Sourced>
  </>
);

export const DRAFT_RESULTS = (
  <>
    <b>NEW YORK, Nov. 9</b> – Example Corp. today reported revenue of $48.2 million for the quarter ended
    September 30, up 11.6% from $43.2 million a year earlier. Operating income was{' '}
    <Sourced source="income">$7.4 million</Sourced>, or 15.4% of revenue.
  </>
);

export const DRAFT_GUIDANCE = (
  <>
    For the full year, the company <del>will reach</del> <ins>expects</ins> revenue of{' '}
    <Sourced source="guidance" ask>
      $188 million to $192 million
    </Sourced>
    .
  </>
);
