/* oxlint-disable react/jsx-no-literals -- the press release is English in every language (sheet.tsx) */
import { Checks, type Check } from './checks.tsx';
import { SheetRow, SheetTop } from './sheet.tsx';
import { Sourced, SourceRows } from './source-rows.tsx';

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
            Example Corp. reports <del>record</del> third-quarter revenue of{' '}
            <Sourced source="revenue">$48.2&nbsp;million</Sourced>
          </>
        }
        source={
          <SourceRows
            id="revenue"
            from="10-Q draft, page 4"
            rows={[
              ['Q3, $ millions', '2026', '2025'],
              ['Revenue', '48.2', '43.2'],
            ]}
          />
        }
        from="Finance"
        remark="Agrees to the 10-Q draft, page 4. “Record” has no source: cut."
      />
      <SheetRow
        text={
          <>
            <b>NEW YORK, Nov. 9</b> – Example Corp. today reported revenue of $48.2 million for the quarter
            ended September&nbsp;30, up 11.6% from $43.2 million a year earlier. Operating income was{' '}
            <Sourced source="income">$7.4&nbsp;million</Sourced>, or 15.4% of revenue.
          </>
        }
        source={
          <SourceRows
            id="income"
            from="10-Q draft, page 4"
            rows={[
              ['Q3, $ millions', '2026'],
              ['Revenue', '48.2'],
              ['Operating income', '7.4'],
            ]}
          />
        }
        from="Finance"
        remark="Agrees to page 4. Margin recomputed."
      />
      <SheetRow
        text={
          <>
            For the full year, the company <del>will reach</del> <ins>expects</ins> revenue of{' '}
            <Sourced source="guidance" ask>
              $188&nbsp;million to $192&nbsp;million
            </Sourced>
            .
          </>
        }
        source={<SourceRows id="guidance" from="Board minutes: not attached" />}
        from="Legal"
        remark="Forward-looking. Confirm against board minutes before release."
        ask
      />
      <Checks items={CHECKS} />
    </div>
  );
}
