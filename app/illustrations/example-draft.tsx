import type { ReactNode } from 'react';

/** A draft stays in the language it will be filed in, whatever the page around it speaks. */
export const ENGLISH = { lang: 'en', dir: 'ltr', translate: 'no' } as const;

interface DraftPart {
  key: string;
  text: ReactNode;
  from: string;
  remark: string;
  ask?: boolean;
}

/* oxlint-disable react/jsx-no-literals -- the example draft is English on purpose: see ENGLISH */

/** Revenue 48.2 is 11.6 % above 43.2; 7.4 is 15.4 % of 48.2. Recompute when one of them changes. */
export const EXAMPLE_DRAFT: readonly DraftPart[] = [
  {
    key: 'headline',
    text: (
      <>
        Example Corp. reports <del>record</del> third-quarter revenue of <mark>$48.2&nbsp;million</mark>
      </>
    ),
    from: 'Finance',
    remark: 'Agrees to the 10-Q draft, page 4. “Record” has no source: cut.',
  },
  {
    key: 'results',
    text: (
      <>
        <b>NEW YORK, Nov. 9</b> – Example Corp. today reported revenue of $48.2 million for the quarter ended
        September&nbsp;30, up 11.6% from $43.2 million a year earlier. Operating income was{' '}
        <mark>$7.4 million</mark>, or 15.4% of revenue.
      </>
    ),
    from: 'Finance',
    remark: 'Agrees to page 4. Margin recomputed.',
  },
  {
    key: 'outlook',
    text: (
      <>
        For the full year, the company <del>will reach</del> <ins>expects</ins>{' '}
        <mark className="ask">revenue of $188 million to $192 million.</mark>
      </>
    ),
    from: 'Legal',
    remark: 'Forward-looking. Confirm against board minutes before release.',
    ask: true,
  },
];
