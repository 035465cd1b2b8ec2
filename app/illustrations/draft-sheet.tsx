/* oxlint-disable react/jsx-no-literals -- the press release is English in every language (sheet.tsx) */
import { Checks, type Check } from './checks.tsx';
import { SheetRow, SheetTop } from './sheet.tsx';

const CHECKS: readonly Check[] = [
  { icon: 'check', what: 'Figures tied to the 10-Q draft', state: '14 of 14' },
  { icon: 'check', what: 'Non-GAAP measures reconciled', state: '2 of 2' },
  { icon: 'wait', what: 'Cautionary factors', state: 'With counsel', tone: 'ask' },
  { icon: 'wait', what: 'Legal review pending', state: 'With counsel', tone: 'ask' },
  { icon: 'open', what: 'Communications review', state: 'Next' },
];

/**
 * A press release under review. Revenue 48.2 is 11.6 % above 43.2; 7.4 is 15.4 % of 48.2. Recompute when one of
 * them changes.
 */
export function DraftSheet() {
  return (
    <div className="sheet paper">
      <SheetTop name="Press release" draft="Draft 4, October 28" tag="Not for release" />
      <SheetRow
        title
        text={
          <>
            Example Corp. reports <del>record</del> third-quarter revenue of <mark>$48.2&nbsp;million</mark>
          </>
        }
        from="Finance"
        remark="Agrees to the 10-Q draft, page 4. “Record” has no source: cut."
      />
      <SheetRow
        text={
          <>
            <b>NEW YORK, Nov. 9</b> – Example Corp. today reported revenue of $48.2 million for the quarter
            ended September&nbsp;30, up 11.6% from $43.2 million a year earlier. Operating income was{' '}
            <mark>$7.4 million</mark>, or 15.4% of revenue.
          </>
        }
        from="Finance"
        remark="Agrees to page 4. Margin recomputed."
      />
      <SheetRow
        text={
          <>
            For the full year, the company <del>will reach</del> <ins>expects</ins>{' '}
            <mark className="ask">revenue of $188 million to $192 million.</mark>
          </>
        }
        from="Legal"
        remark="Forward-looking. Confirm against board minutes before release."
        ask
      />
      <Checks items={CHECKS} />
    </div>
  );
}
