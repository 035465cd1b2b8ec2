/* oxlint-disable react/jsx-no-literals -- the example letter is English on purpose: see ENGLISH in example-draft.tsx */

/** A headline and one sentence of a letter to investors, with counsel's correction. */
export const EXAMPLE_UPDATE = {
  headline: (
    <>
      Revenue up <mark>14.8%</mark>, cash for <mark>15.5&nbsp;months</mark>
    </>
  ),
  sentence: (
    <>
      In September we <del>signed</del> <ins>received a letter of intent from</ins>{' '}
      <mark className="ask">our first customer in Canada.</mark> We will write again when it becomes a
      contract.
    </>
  ),
};
